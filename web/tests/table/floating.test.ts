import { expect, it } from 'vitest';
import { placeBeside, placeToRead } from '../../src/table/floating';

const at = (left: number, top: number): DOMRect =>
  ({ left, top, width: 100, height: 140, right: left + 100, bottom: top + 140 }) as DOMRect;
const BOX = { width: 300, height: 160 };

it('stands beside a card, never over it, and always on the screen', () => {
  expect(placeBeside(at(100, 300), BOX, 1400, 900)).toMatchObject({ side: 'right', left: 222 });
  expect(placeBeside(at(1200, 300), BOX, 1400, 900)).toMatchObject({ side: 'left', left: 878 });
  expect(placeBeside(at(150, 100), BOX, 390, 844)).toMatchObject({ side: 'below', top: 262 });
  expect(placeBeside(at(150, 650), BOX, 390, 844)).toMatchObject({ side: 'above', top: 468 });
  expect(placeBeside(at(100, 860), BOX, 1400, 900).top).toBe(900 - 160 - 8);
});

it('shows a card to be read above it, else beside it on the board, else over the rail', () => {
  const large = { width: 360, height: 504 };
  const place = (left: number, top: number) => placeToRead(at(left, top), large, 960, 1280, 720);
  expect(place(400, 560)).toMatchObject({ side: 'above', top: 34, left: 270 });
  expect(place(850, 560).left).toBe(960 - 360 - 8);
  expect(place(100, 200)).toMatchObject({ side: 'right', left: 222 });
  expect(place(800, 200)).toMatchObject({ side: 'left', left: 418 });
  expect(placeToRead(at(200, 200), large, 450, 768, 1024)).toMatchObject({ side: 'right', left: 322 });
});
