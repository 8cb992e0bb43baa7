type TextControl = HTMLInputElement | HTMLTextAreaElement;

const SELECTOR = 'input, textarea';

/** The same for a control and for the one that React puts in its place. The attributes do not depend on the language. */
function kindOf({ localName, type, name, autocomplete }: TextControl): string {
  return [localName, type, name, autocomplete].join();
}

/** The controls, each with its kind and its number among those of this kind. */
function controlsIn(root: HTMLElement): Map<string, TextControl> {
  const counts = new Map<string, number>();
  const controls = new Map<string, TextControl>();
  for (const control of root.querySelectorAll<TextControl>(SELECTOR)) {
    const kind = kindOf(control);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    controls.set(`${kind} ${String(count)}`, control);
  }
  return controls;
}

/** Enters a text like a visitor. React would not notice an assignment. */
function enter(control: TextControl, text: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what visitors type before React has hydrated the document. Where somebody has changed the document, such as an
 * extension or a browser that makes links of numbers, React renders the part again: with other, empty fields.
 *
 * @returns enters in the new fields what was typed in those that are gone; call it when React has replaced elements
 */
export function keepTypedText(root: HTMLElement): () => void {
  const composed = controlsIn(root);
  let focused: EventTarget | null = null;
  // React stops the propagation of events in what it has not hydrated.
  const follow = ({ target }: Event) => {
    focused = target;
  };
  window.addEventListener('focusin', follow, { capture: true });
  focused = document.activeElement;
  return () => {
    const present = controlsIn(root);
    for (const [key, control] of composed) {
      const successor = present.get(key);
      if (!successor || control.isConnected) continue;
      composed.set(key, successor);
      if (control.value !== control.defaultValue) enter(successor, control.value);
      if (focused === control && document.activeElement === document.body) {
        successor.focus({ preventScroll: true });
      }
    }
  };
}
