/**
 * The buttons whose early clicks are repeated: those that do nothing without scripts. Links, submit buttons and native
 * controls do their work before hydration, and must not do it twice.
 */
export const EARLY_BUTTONS = 'button[type=button]';

/** What the document's inline script has recorded. */
interface EarlyClicks {
  /** The buttons, with an animation that runs as long as the click is remembered. */
  readonly clicks: Map<HTMLElement, Animation>;
  /** Its listener, which records a click. */
  readonly record: (event: Event) => void;
}

declare global {
  interface Document {
    readonly earlyClicks?: EarlyClicks;
  }
}

/** The page may be hydrated long after the layout. */
type DocumentPart = 'layout' | 'page';

function partOf(button: HTMLElement): DocumentPart {
  return button.closest('[data-remote]') ? 'page' : 'layout';
}

function forget(button: HTMLElement): void {
  document.earlyClicks?.clicks.get(button)?.cancel();
  document.earlyClicks?.clicks.delete(button);
}

/** React stops the propagation of a click that it cannot answer yet. One that comes through to the window is done. */
function forgetAnswered({ target }: Event): void {
  const button = (target as Element).closest?.<HTMLElement>(EARLY_BUTTONS);
  if (button) forget(button);
}

/** Forgets clicks from now on as soon as React answers them. Call it when React has begun to listen. */
export function forgetAnsweredClicks(): void {
  if (document.earlyClicks) window.addEventListener('click', forgetAnswered);
}

/** Whether the visitor is typing into another control by now. */
function isTypingBeside(button: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== button && (activeElement?.matches('input, select, textarea') ?? false);
}

/** Whether a click is still wanted. What opens would take the focus, and the next letters with it. */
function isWanted(button: HTMLElement, { playState }: Animation): boolean {
  return playState !== 'finished' && !(button.hasAttribute('aria-haspopup') && isTypingBeside(button));
}

/** The page, if it is hydrated after the layout. A static page has nothing to click but links. */
const HYDRATED_PAGE = '[data-remote]:not([data-static])';

/**
 * Repeats the clicks in a part of the document. Call it when React answers clicks there, by hydrating at once what is
 * clicked. The page is the last part.
 */
export function repeatEarlyClicks(part: DocumentPart): void {
  // In a task of its own: a click may be the cause of the hydration, and React answers that one itself.
  setTimeout(() => {
    if (!document.earlyClicks) return;
    const { clicks, record } = document.earlyClicks;
    if (part === 'page' || !document.querySelector(HYDRATED_PAGE)) stopRecording(record);
    const inPart = [...clicks].filter(([button]) => partOf(button) === part);
    const wanted = inPart.filter(([button, animation]) => isWanted(button, animation));
    for (const [button] of inPart) forget(button);
    for (const [button] of wanted) button.click();
  });
}

function stopRecording(record: EarlyClicks['record']): void {
  document.removeEventListener('click', record, true);
  window.removeEventListener('click', forgetAnswered);
}
