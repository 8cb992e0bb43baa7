import { useLayoutEffect, type RefObject } from 'react';
import { readMessage, type ContactMessage } from './ContactMessage';

/** Lives as long as the document does. Words that were meant for one reader belong in no storage. */
export const draft: { current?: ContactMessage } = {};

/**
 * What stood in the form when the visitor last left it for another page; `undefined` on the first
 * visit, when the form may hold what the browser put into it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): ContactMessage | undefined {
  useLayoutEffect(() => {
    const { current } = form;
    return () => {
      if (current) draft.current = readMessage(current);
    };
  }, [form]);
  return draft.current;
}
