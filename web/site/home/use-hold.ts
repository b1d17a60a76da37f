import type { FocusEvent, PointerEvent } from 'react';
import { useState } from 'react';

/**
 * Whether somebody points at a part of the page or has the focus in it. A finger does not hover, and a button that was
 * clicked keeps the focus without anybody being there, until a key is pressed on it.
 */
export function useHold() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const holding = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
    onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
    onKeyDown: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  return { isHeld: isPointedAt || hasFocus, holding };
}
