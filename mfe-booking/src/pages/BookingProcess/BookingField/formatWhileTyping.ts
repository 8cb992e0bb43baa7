export type Format = (typed: string) => string;

interface TextWithCaret {
  readonly text: string;
  readonly caret: number;
}

/** The length of the text where no digit follows. */
function indexOfDigit(text: string, from: number): number {
  const distance = text.slice(from).search(/\d/);
  return distance < 0 ? text.length : from + distance;
}

function indexAfterDigits(text: string, count: number): number {
  let index = 0;
  for (let seen = 0; seen < count; seen += 1) index = indexOfDigit(text, index) + 1;
  return Math.min(index, text.length);
}

/** Keeps the caret after the same digit. */
function formatWithCaret({ text, caret }: TextWithCaret, format: Format): TextWithCaret {
  const before = format(text.slice(0, caret));
  // Separators after the caret are left from the last formatting.
  const formatted = format(before + text.slice(caret).replace(/\D/g, ''));
  return { text: formatted, caret: indexAfterDigits(formatted, before.replace(/\D/g, '').length) };
}

/** What the field would hold if it had room. */
function withInserted(
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  inserted: string,
): TextWithCaret {
  const before = value.slice(0, selectionStart ?? value.length) + inserted;
  return { text: before + value.slice(selectionEnd ?? value.length), caret: before.length };
}

/** From where the text differs, so that the browser can undo it. */
function replaceText(input: HTMLInputElement, text: string): void {
  const { value } = input;
  let start = 0;
  while (start < text.length && value[start] === text[start]) start += 1;
  const inserted = text.slice(start);
  input.setSelectionRange(start, value.length);
  // Deprecated, but the only change that can be undone in every browser. It writes where the focus is.
  const command = inserted ? 'insertText' : 'delete';
  if (document.activeElement === input && document.execCommand(command, false, inserted)) return;
  // React would not notice an assignment to the value.
  input.setRangeText(inserted);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Formats a text however it comes in, before `maxLength` cuts it: `12/2030` is too long for its field. @returns stops it */
export function formatWhileTyping(input: HTMLInputElement, format: Format): () => void {
  let isWriting = false;
  let composed: TextWithCaret | undefined;

  const write = ({ text, caret }: TextWithCaret) => {
    isWriting = true;
    if (text !== input.value) replaceText(input, text);
    isWriting = false;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };

  const readFirst = (event: InputEvent) => {
    const { data, inputType, isComposing, cancelable } = event;
    // What replaces another text than the selected one is formatted afterwards.
    if (isWriting || data === null || inputType === 'insertReplacementText') return;
    const typed = withInserted(input, data);
    if (isComposing) composed = typed;
    else if (cancelable) {
      const formatted = formatWithCaret(typed, format);
      // What needs no formatting the browser writes itself.
      if (formatted.text === typed.text && formatted.caret === typed.caret) return;
      event.preventDefault();
      // What is dropped does not have it yet.
      input.focus();
      write(formatted);
    }
  };

  const formatWritten = (event: Event) => {
    const { inputType, isComposing } = event as InputEvent;
    // An input method writes its text again with each key. What is undone was formatted before.
    if (isWriting || isComposing || inputType?.startsWith('history')) return;
    const { value, selectionEnd } = input;
    // Autofill replaces the whole text. What is dropped is selected.
    const isTyped = inputType && inputType !== 'insertReplacementText';
    const typed = { text: value, caret: (isTyped ? selectionEnd : null) ?? value.length };
    const { text, caret } = formatWithCaret(typed, format);
    // Formatting restores the separator that the Delete key removed. Past it, the next press removes a digit.
    write({ text, caret: inputType === 'deleteContentForward' ? indexOfDigit(text, caret) : caret });
  };

  const formatComposed = () => {
    const { value, selectionStart } = input;
    const caret = selectionStart ?? value.length;
    // The browser has cut it by now.
    const isWhole = !composed?.text.startsWith(value.slice(0, caret));
    write(formatWithCaret(isWhole || !composed ? { text: value, caret } : composed, format));
  };

  const complete = () => {
    // Like a separator, leaving the field completes a month of one digit.
    const text = format(`${input.value}/`);
    if (text !== input.value) write({ text, caret: text.length });
  };

  const listening = new AbortController();
  const { signal } = listening;
  input.addEventListener('beforeinput', readFirst, { signal });
  input.addEventListener('input', formatWritten, { signal });
  input.addEventListener('compositionend', formatComposed, { signal });
  input.addEventListener('change', complete, { signal });
  return () => listening.abort();
}
