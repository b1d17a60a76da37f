import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  isPaused: boolean;
}

/** While it is paused it does nothing, but stays in reach: what is disabled outright loses the focus, and a keyboard its place. */
export function PausableButton({ isPaused, onClick, ...button }: Props) {
  return (
    <button
      {...button}
      aria-disabled={isPaused}
      // A form is not sent either, by Enter neither: that presses this button too.
      onClick={(event) => (isPaused ? event.preventDefault() : onClick?.(event))}
    />
  );
}
