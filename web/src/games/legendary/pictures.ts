import type { Sketch } from '../../cards/pictures/picture';

/** The cards of Legendary. Villains whose name says who they are stand among the characters. */
export const CARDS: Record<string, Sketch> = {
  's-h-i-e-l-d-agent': 'spy paper',
  's-h-i-e-l-d-trooper': 'police-officer-head paper',
  's-h-i-e-l-d-officer': 'sergeant paper',
  sidekick: 'high-five paper on blue',
  wound: 'ragged-wound blood on sand',
  bystander: 'three-friends paper on paper',
  'scheme-twist': 'interlaced-tentacles paper',
  'master-strike': 'crowned-explosion blood',

  // Black Widow
  'dangerous-rescue': 'hourglass rose on plum',
  'mission-accomplished': 'confirmed mint on red',
  'covert-operation': 'cloak-dagger rose on night',
  'silent-sniper': 'crosshair-arrow rose on plum',
  // Captain America
  'avengers-assemble': 'rally-the-troops gold on blue',
  'perfect-teamwork': 'human-pyramid paper on yellow',
  'diving-block': 'shield-impact paper on red',
  'a-day-unlike-any-other': 'sunrise gold on blue',
  // Cyclops
  determination: 'cyclops mint on yellow',
  'optic-blast': 'laser-burst blood on red',
  'unending-energy': 'infinity blood on yellow',
  'x-men-united': 'all-for-one gold on red',
  // Deadpool
  'here-hold-this-for-a-second': 'stick-grenade steel on red',
  oddball: 'jester-hat gold on night',
  'hey-can-i-get-a-do-over': 'backward-time paper on red',
  'random-acts-of-unkindness': 'crossed-pistols steel on red',
  // Emma Frost
  'mental-discipline': 'meditation paper on sky',
  'shadowed-thoughts': 'thought-bubble lilac on night',
  'psychic-link': 'psychic-waves sky on blue',
  'diamond-form': 'cut-diamond sky on paper',
  // Gambit
  'card-shark': 'card-ace-hearts paper on rose',
  'stack-the-deck': 'card-pick paper on plum',
  'hypnotic-charm': 'charm rose on wine',
  'high-stakes-jackpot': 'poker-hand paper on rose',
  // Hawkeye
  'quick-draw': 'quiver flame on plum',
  'team-player': 'arrow-cluster gold on sky',
  'covering-fire': 'arrows-shield steel on plum',
  'impossible-trick-shot': 'archery-target paper on plum',
  // Hulk
  'growing-anger': 'enrage mint on olive',
  'unstoppable-hulk': 'muscular-torso mint on yellow',
  'crazed-rampage': 'hammer-break mint on olive',
  'hulk-smash': 'quake-stomp mint on yellow',
  // Iron Man
  'endless-invention': 'idea gold on red',
  'repulsor-rays': 'metal-hand gold on yellow',
  'arc-reactor': 'atom-core sky on red',
  'quantum-breakthrough': 'atom gold on red',
  // Nick Fury
  'battlefield-promotion': 'rank-3 gold on night',
  'high-tech-weaponry': 'laser-gun steel on night',
  'legendary-commander': 'star-medal gold on night',
  'pure-fury': 'eyepatch steel on orange',
  // Rogue
  'borrowed-brawn': 'muscle-up mint on yellow',
  'energy-drain': 'glowing-hands mint on yellow',
  'copy-powers': 'mirror-mirror sky on green',
  'steal-abilities': 'snatch paper on yellow',
  // Spider-Man
  'astonishing-strength': 'strong sky on red',
  'great-responsibility': 'spider-mask paper on blue',
  'web-shooters': 'web-spit paper on red',
  'the-amazing-spider-man': 'spider-alt paper on blue',
  // Storm
  'gathering-stormclouds': 'lightning-storm gold on grey',
  'lightning-bolt': 'heavy-lightning gold on night',
  'spinning-cyclone': 'tornado sky on night',
  'tidal-wave': 'big-wave sky on paper',
  // Thor
  odinson: 'thor-hammer steel on yellow',
  'surge-of-power': 'power-lightning gold on red',
  'call-lightning': 'thor-fist gold on night',
  'god-of-thunder': 'zeus-sword gold on red',
  // Wolverine
  'healing-factor': 'healing mint on blue',
  'keen-senses': 'wolf-head steel on sky',
  'frenzied-slashing': 'triple-scratches paper on orange',
  'berserker-rage': 'wolverine-claws steel on red',

  // Masterminds and their tactics
  'dark-technology': 'mechanical-arm steel on green',
  'monarchs-decree': 'scroll-unfurled paper on green',
  'secrets-of-time-travel': 'time-trap gold on green',
  'treasures-of-latveria': 'open-treasure-chest gold on green',
  'cruel-ruler': 'throne-king gold on green',
  'maniacal-tyrant': 'imp-laugh mint on green',
  'vanishing-illusions': 'two-shadows mint on green',
  'whispers-and-lies': 'liar mint on green',
  'bitter-captor': 'imprisoned steel on wine',
  'crushing-shockwave': 'shield-echoes blood on wine',
  'electromagnetic-bubble': 'bubble-field sky on wine',
  'xaviers-nemesis': 'chess-king blood on wine',
  'endless-resources': 'gold-stack gold on red',
  'hydra-conspiracy': 'hydra mint on red',
  'negablast-grenades': 'sparky-bomb paper on red',
  'ruthless-dictator': 'mailed-fist blood on red',

  // Schemes
  'the-legacy-virus': 'virus mint on olive',
  'midtown-bank-robbery': 'bank gold on yellow',
  'negative-zone-prison-breakout': 'prisoner paper on night',
  'portals-to-the-dark-dimension': 'magic-portal lilac on plum',
  'replace-earths-leaders-with-killbots': 'vintage-robot steel on red',
  'secret-invasion-of-the-skrull-shapeshifters': 'ufo mint on plum',
  'super-hero-civil-war': 'face-to-face paper on blue',
  'unleash-the-power-of-the-cosmic-cube': 'cube sky on yellow',

  // Villains and henchmen with looks of their own here
  'green-goblin': 'pumpkin-mask flame on olive',
  'endless-armies-of-hydra': 'meeple-army mint on olive',
  'hydra-kidnappers': 'robber-mask mint on olive',
  'doombot-legion': 'android-mask steel on green',
  'hand-ninjas': 'ninja-heroic-stance paper on red',
  'savage-land-mutates': 'dinosaur-rex mint on orange',
  sentinel: 'mecha-mask lilac on rose',

  // Ant-Man
  'ride-the-ants': 'ant blood on night',
  'risky-science': 'chemical-drop blood on night',
  'giant-ego': 'giant blood on night',
  'pym-particles': 'atom blood on night',
  'bio-electric-sting': 'bee gold on yellow',
  'tiny-winged-justice': 'fairy-wings gold on night',
  'swarm-tactics': 'wasp-sting gold on night',
  'founding-avenger': 'queen-crown gold on blue',

  // Champions
  'long-arm-of-the-law': 'grab gold on red',
  'big-impact': 'fist gold on blue',
  'need-to-stretch-my-legs': 'leg gold on red',
  'rising-hope': 'sunrise gold on red',

  // Civil War
  'blinding-flash': 'flash-grenade paper on sand',
  'blunt-force-trauma': 'fist blood on sand',
  'corrosive-webbing': 'web-spit mint on sand',
  'fatal-blow': 'decapitation blood on sand',
  'psychic-trauma': 'brainstorm lilac on sand',
  'spreading-nanovirus': 'virus mint on sand',
  'subdermal-tracker': 'radar-dish steel on sand',
  hairball: 'cat flame on yellow',
  lockheed: 'dragon-head lilac on plum',
  lockjaw: 'sitting-dog sky on sand',
  'ms-lion': 'jumping-dog gold on rose',
  redwing: 'falcon-moon flame on red',
  throg: 'frog mint on blue',
  zabu: 'saber-toothed-cat-head flame on olive',

  // Dark City
  bullseye: 'bullseye paper on blue',
  hammerhead: 'flat-hammer steel on night',
  jigsaw: 'jigsaw-piece flame on wine',
  tombstone: 'tombstone paper on night',
  'maggia-goons': 'robber paper on wine',

  // Guardians of the Galaxy
  'element-guns': 'crossed-pistols flame on night',
  'legendary-outlaw': 'space-suit flame on red',
  'implanted-memory-chip': 'microchip mint on night',
  'sentient-starship': 'spaceship steel on blue',
  'mind-gem': 'gems sky on blue',
  'power-gem': 'gems blood on red',

  // Spider-Man Homecoming
  michelle: 'open-book paper on plum',
  ned: 'computer-fan sky on plum',
  liz: 'glass-heart rose on yellow',
  'may-parker': 'teapot gold on plum',

  // Fantastic Four
  'call-for-backup': 'fire-silhouette gold on orange',
  hothead: 'burning-passion flame on red',
  'flame-on': 'human-pyramid flame on orange',
  'nova-flame': 'fire-wave flame on red',
  'disappearing-act': 'invisible sky on blue',
  'four-of-a-kind': 'card-4-hearts paper on blue',
  'unseen-rescue': 'sight-disabled sky on blue',
  'invisible-barrier': 'bubble-field paper on blue',
  'twisting-equations': 'abacus sky on blue',
  'unstable-molecules': 'molecule sky on blue',
  'one-gigantic-hand': 'hand paper on blue',
  'ultimate-nullifier': 'ray-gun sky on night',
  'epic-destiny': 'star-swirl steel on night',
  'warp-speed': 'speedometer steel on night',
  'the-power-cosmic': 'galaxy lilac on night',
  'energy-surge': 'electric lilac on night',
  'it-started-on-yancy-street': 'street-light gold on orange',
  'knuckle-sandwich': 'punch flame on orange',
  'crime-stopper': 'stop-sign blood on orange',
  'its-clobberin-time': 'rock-golem flame on orange',
  giganto: 'fish-monster mint on olive',
  megataur: 'minotaur flame on orange',
  moloids: 'mole mint on olive',
  'raktar-the-molan-king': 'crowned-skull mint on orange',

  // Dark City
  'lucky-break': 'clover mint on yellow',
  'ready-for-anything': 'perspective-dice-six-faces-random paper on night',
  'specialized-ammunition': 'heavy-bullets steel on blue',
  'against-all-odds': 'card-queen-hearts rose on night',
  bamf: 'teleport lilac on blue',
  'blend-into-shadows': 'two-shadows lilac on night',
  swashbuckler: 'fencer steel on red',
  'along-for-the-ride': 'magic-portal lilac on plum',

  // Paint the Town Red
  'flip-out': 'acrobatic sky on red',
  'perfect-hunter': 'hunter-eyes paper on red',
  'leap-from-above': 'hanging-spider sky on red',
  'sting-of-the-spider': 'wasp-sting steel on blue',

  // Secret Wars, Volume 2
  'fateful-bridge': 'suspension-bridge steel on rose',
  'save-the-day': 'life-buoy paper on rose',
  'first-adventure': 'masked-spider rose on paper',
  'intertwining-webs': 'spider-web paper on teal',
  // Silk
  'long-range-spider-sense': 'radar-sweep sky on blue',
  'cascading-maneuver': 'acrobatic rose on green',
  'silk-stalking': 'spider-eye rose on red',
  'borrowed-cloaking-device': 'invisible steel on grey',
  // Elsa Bloodstone
  'bloodstone-pendant': 'emerald-necklace blood on yellow',
  'monster-hunter': 'crossed-pistols gold on red',
  'defend-the-s-h-i-e-l-d-wall': 'defensive-wall sky on blue',
  'prodigy-of-ulysses-bloodstone': 'gem-pendant blood on green',
  // Phoenix Force Cyclops
  'burn-out': 'burning-embers flame on blue',
  reincarnate: 'burning-passion flame on red',
  'rise-from-the-ashes': 'feathered-wing flame on yellow',
  'destruction-is-creation': 'fire-ring flame on blue',
  // K'un-lun
  'laughing-skull': 'skull-crossed-bones paper on night',
  'rand-kai': 'dragon-head gold on wine',
  'razor-fist': 'wolverine-claws steel on wine',
  'red-sai': 'sai blood on night',
  // Zheng-Zhu
  'immortal-emperor-zheng-zhu': 'imperial-crown gold on wine',
  'ultimate-kung-fu-mastery': 'high-kick gold on wine',
  'emperors-justice': 'gavel gold on wine',
  'humble-the-pretenders': 'kneeling gold on wine',
  'imperial-edict': 'scroll-unfurled gold on wine',

  // Captain America 75th Anniversary
  // Zola's Creations
  'captain-zolandia': 'brute mint on olive',
  doughboy: 'gluttonous-smile paper on olive',
  'man-fish': 'fish-monster sky on teal',
  primus: 'android-mask gold on olive',
  // Arnim Zola
  'arnim-zola': 'robot-golem paper on olive',
  'dominate-the-weak': 'puppet paper on olive',
  'computer-uploaded-genius': 'brain paper on olive',
  'pet-projects': 'test-tubes mint on olive',
  'crush-pacifist-resistance': 'fist blood on olive',

  // Ant-Man
  // Jocasta
  'creation-of-ultron': 'metal-golem-head steel on grey',
  reprocess: 'recycle mint on blue',
  'holographic-image-inducer': 'double-face-mask steel on grey',
  'electromagnetic-eyebeams': 'laser-sparks blood on blue',
  // Wonder Man
  'one-hit-wonder': 'punch-blast blood on green',
  'ionic-energy': 'ink-swirl lilac on blue',
  'absorb-ambient-power': 'vortex lilac on blue',
  '8th-wonder-of-the-world': 'earth-asia-oceania lilac on green',
  // Ultron's Legacy
  'ultron-roboticks': 'ladybug steel on wine',
  'original-ultron-1': 'vintage-robot steel on wine',
  'legions-of-ultron': 'mecha-head steel on wine',
  alkhema: 'robot-antennas rose on wine',
  'ultron-pym': 'megabot steel on wine',
  'future-ultron-prime': 'robot-helmet blood on wine',
  'brutish-ultron-14': 'battle-mech steel on wine',
  'crimson-cowl': 'cowled blood on wine',

  // Noir
  'impetuous-dive': 'angel-wings paper on night',
  multitalented: 'juggler paper on night',
  'identical-twin-brother': 'two-shadows paper on night',
  'missing-person-case': 'files paper on night',

  // Captain America 75th Anniversary
  'bionic-arm': 'mechanical-arm steel on wine',
  'sniper-nest': 'high-shot steel on wine',
  'kgb-training': 'hammer-sickle gold on wine',
  '2-4': 'crosshair-arrow steel on wine',

  // S.H.I.E.L.D.
  'dum-dum-dugan': 'revolver steel on blue',
  'g-w-bridge': 'id-card paper on blue',
  'grant-ward': 'spy steel on night',
  'leo-fitz-jemma-simmons': 'microscope steel on blue',
  'melinda-may': 'sunglasses steel on blue',
  'sharon-carter': 'bullseye paper on blue',
  'victoria-hand': 'radar-dish steel on blue',
  'yo-yo-rodriguez': 'speedometer steel on blue',

  // X-Men
  'kinetic-blast-field': 'blast gold on blue',
  'carry-to-the-air': 'rocket-flight gold on blue',
  'natural-leader': 'rally-the-troops gold on plum',
  'human-cannon': 'cannon-shot gold on blue',
  'shiar-patrol-craft': 'spaceship steel on olive',
  'fortune-favors-the-bold': 'clover gold on plum',
  'flurry-of-blades': 'flying-dagger steel on teal',
  'make-my-own-luck': 'rolling-dices paper on plum',
  'escape-from-mojo-world': 'tv mint on night',

  // World War Hulk
  'carefully-considered-smashing': 'boxing-glove steel on grey',
  'threaten-and-bribe': 'money-stack mint on grey',
  'ambitious-enforcer': 'mailed-fist steel on grey',
  'underworld-boss': 'throne-king gold on night',
  'hulk-runs-this-town': 'cigarette paper on grey',
  'cytoplasm-spikes': 'spikes-full mint on olive',
  'sakaaran-hivelings': 'beehive gold on olive',

  // Dimensions
  'alter-ego': 'double-face-mask lilac on plum',
  'alias-investigations': 'magnifying-glass lilac on night',
  'crack-the-case': 'open-folder lilac on plum',
  'uncover-hidden-evil': 'evil-eyes lilac on night',
  'circus-of-crime': 'carnival-mask gold on sand',
  'spider-slayer': 'spider-bot steel on olive',

  // Revelations
  'too-fast-to-see': 'fast-forward-button sky on blue',
  'perpetual-motion': 'run sky on teal',
  'jittery-impatience': 'stopwatch sky on blue',
  'around-the-world-punch': 'punch-blast paper on sky',

  // Villains
  'goblin-glider': 'bat-wing mint on plum',
  'pumpkin-bombs': 'pumpkin-lantern flame on plum',
  'unstable-kidnapper': 'knapsack mint on wine',
  'experimental-goblin-serum': 'syringe mint on plum',
  // Secret Wars
  'adapt-and-destroy': 'robot-helmet blood on plum',
  'detect-mutation': 'atom sky on plum',
  'scatter-the-mutants': 'all-for-one lilac on plum',
  'teleport-and-incarcerate': 'breaking-chain lilac on plum',
  'brutal-beating': 'quake-stomp mint on sand',
  'memories-of-pain': 'ragged-wound blood on plum',
  'radioactive-regeneration': 'atom mint on sand',
  'revert-to-bruce-banner': 'microscope mint on sand',
  'army-of-cadavers': 'three-friends mint on plum',
  'the-hungry-dead': 'skull-signet blood on plum',
  'love-to-have-you-for-dinner': 'card-pick mint on plum',
  'reign-of-terror': 'crowned-explosion mint on plum',
  'worshipped-by-millions': 'rally-the-troops paper on blue',
  'royal-treasury': 'charm gold on blue',
  'monarch-of-utopolis': 'crowned-explosion gold on blue',
  'rule-with-an-iron-fist': 'fulguro-punch steel on blue',
  'enslavement-beam': 'laser-burst rose on plum',
  'shiklahs-husband-deadpool': 'crossed-pistols rose on red',
  'shiklahs-husband-deadpool-hero': 'crossed-pistols rose on plum',
  'drain-life': 'psychic-waves rose on plum',
  'infernal-power': 'fire-silhouette rose on plum',
  'sonic-scream': 'psychic-waves paper on wine',
  'infect-the-entire-city': 'spider-alt blood on wine',
  'control-arachnid-genes': 'atom blood on wine',
  'web-the-skyscrapers': 'masked-spider paper on wine',
};
