/** Whether something may be in the outbox, to be known without opening it. Throws where a browser keeps nothing. */

const PLACE = 'outbox';

export const isOutboxMarked = (): boolean => localStorage.getItem(PLACE) !== null;

export const markOutbox = (isFilled: boolean): void =>
  isFilled ? localStorage.setItem(PLACE, 'filled') : localStorage.removeItem(PLACE);
