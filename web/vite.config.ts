import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { sprite } from './scripts/sprite.ts';

/** Where `longbox serve` runs while the page is being developed (`npm run dev`). */
const SERVER = process.env.LONGBOX_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: { outDir: '../src/longbox/server/page', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
