import { useEffect } from 'react';
import { chooseForChat } from '../contact/chat-choice.ts';

/** `Disc, Deep Crimson` goes into the first words of a chat for as long as the model is shown. */
export function useChoiceInChat(variant: string | undefined, colour: string | undefined): void {
  useEffect(() => {
    chooseForChat([variant, colour].filter(Boolean).join(', '));
    return () => chooseForChat('');
  }, [variant, colour]);
}
