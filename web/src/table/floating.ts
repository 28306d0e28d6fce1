/** Where a thing goes that floats beside a card: right of it, else left, else below or above; always on the screen. */

export interface Place {
  /** On which side of the card it lies. */
  side: 'right' | 'left' | 'below' | 'above';
  left: number;
  top: number;
  /** How far along its near edge the card's middle is: there its tail points. */
  point: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 22;
const EDGE = 8;

export function placeBeside(card: DOMRect, box: Size, wide: number, high: number): Place {
  const x = card.left + card.width / 2;
  const y = card.top + card.height / 2;
  const top = within(y - box.height * 0.35, box.height, high);
  const left = within(x - box.width / 2, box.width, wide);
  if (card.right + GAP + box.width + EDGE <= wide)
    return { side: 'right', left: card.right + GAP, top, point: y - top };
  if (card.left - GAP - box.width >= EDGE) {
    return { side: 'left', left: card.left - GAP - box.width, top, point: y - top };
  }
  const below = card.bottom + GAP;
  if (below + box.height + EDGE <= high) return { side: 'below', left, top: below, point: x - left };
  return { side: 'above', left, top: Math.max(EDGE, card.top - GAP - box.height), point: x - left };
}

/** Where a card is read: above it, so that its neighbours in a row stay in sight; else beside it, on the board if there
 * is room, so that the question is not covered. */
export function placeToRead(card: DOMRect, box: Size, board: number, wide: number, high: number): Place {
  const x = card.left + card.width / 2;
  const left = within(x - box.width / 2, box.width, Math.max(board, box.width + 2 * EDGE));
  const top = card.top - GAP - box.height;
  if (top >= EDGE) return { side: 'above', left, top, point: x - left };
  const onBoard = placeBeside(card, box, board, high);
  return ['left', 'right'].includes(onBoard.side) ? onBoard : placeBeside(card, box, wide, high);
}

function within(start: number, size: number, all: number): number {
  return Math.max(EDGE, Math.min(start, all - size - EDGE));
}
