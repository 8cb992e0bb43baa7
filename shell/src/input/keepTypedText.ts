type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** By their kind and their number among those of this kind. */
function controlsIn(root: HTMLElement): Map<string, TextControl> {
  const counts = new Map<string, number>();
  const controls = new Map<string, TextControl>();
  for (const control of root.querySelectorAll<TextControl>('input, textarea')) {
    const { localName, type, name, autocomplete } = control;
    // Not of the label, which depends on the language.
    const kind = [localName, type, name, autocomplete].join();
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    controls.set(`${kind} ${String(count)}`, control);
  }
  return controls;
}

/** React would not notice an assignment: https://github.com/facebook/react/issues/10135 */
function enter(control: TextControl, text: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Where an extension or a translator has changed the document, React renders a part of it again, with empty fields.
 *
 * @returns enters in the new fields what was typed in those that are gone
 */
export function keepTypedText(root: HTMLElement): () => void {
  const composed = controlsIn(root);
  let focused: EventTarget | null = document.activeElement;
  // Captured, because React stops events in what it has not hydrated.
  window.addEventListener('focusin', ({ target }) => (focused = target), { capture: true });
  return () => {
    const present = controlsIn(root);
    for (const [key, control] of composed) {
      const successor = present.get(key);
      if (!successor || control.isConnected) continue;
      composed.set(key, successor);
      if (control.value !== control.defaultValue) enter(successor, control.value);
      if (focused === control && document.activeElement === document.body)
        successor.focus({ preventScroll: true });
    }
  };
}
