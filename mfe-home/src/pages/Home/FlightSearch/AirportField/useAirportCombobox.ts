import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useEarlyInput, useLazyModule } from '@farekite/shared/hooks';
import { cityAndCode } from './cityAndCode';
import { useListInView } from './useListInView';

const NO_SUGGESTIONS: readonly string[] = [];

const importSearch = () => import(/* webpackChunkName: "airports" */ './airportSearch');

function changesText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'Backspace' || key === 'Delete' || (key.length === 1 && !ctrlKey && !metaKey && !altKey);
}

/**
 * While a character is being composed, and in Safari also the key that has ended it, which only the code 229 tells from others.
 *
 * @see https://bugs.webkit.org/show_bug.cgi?id=165004
 */
function isOfInputMethod({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, an editable one with list autocomplete */
export function useAirportCombobox(value: string, onChange: (value: string) => void, onSubmit: () => void) {
  const { module: search, hasFailed, load } = useLazyModule(importSearch);
  // The message stays while each key starts another attempt: a message that comes back is announced again.
  const [hasEverFailed, setHasEverFailed] = useState(false);
  if (hasFailed && !hasEverFailed) setHasEverFailed(true);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const isWindowAway = useRef(false);

  const matches = useMemo(() => search?.suggestAirports(value), [search, value]);
  const suggestions = (isOpen && matches) || NO_SUGGESTIONS;
  const active = activeIndex === undefined ? undefined : suggestions[activeIndex];
  let problem: 'none' | 'failed' | undefined;
  if (isOpen && value.trim() !== '') {
    if (matches?.length === 0) problem = 'none';
    if (!matches && hasEverFailed) problem = 'failed';
  }

  // A label that was edited is none any more. Before the airports are loaded, nobody can have edited it.
  const isLabel = matches?.includes(value) ?? true;
  const shortText = isLabel && !isOpen ? cityAndCode(value) : undefined;
  const text = shortText ?? value;

  const open = () => {
    load();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setActiveIndex(undefined);
  };
  const choose = (suggestion: string) => {
    onChange(suggestion);
    close();
  };
  const openAndMove = (step: 1 | -1) => {
    open();
    const count = matches?.length ?? 0;
    if (count === 0) return;
    const start = activeIndex ?? (step === 1 ? -1 : count);
    setActiveIndex((start + step + count) % count);
  };
  const commands: Readonly<Record<string, () => void>> = {
    ArrowDown: () => openAndMove(1),
    ArrowUp: () => openAndMove(-1),
    Enter: () => {
      if (active !== undefined) choose(active);
      // With a list and no active option Enter does nothing.
      else if (suggestions.length === 0) onSubmit();
    },
    Escape: () => {
      if (!isOpen) onChange('');
      close();
    },
  };

  useEarlyInput(input, text, onChange);
  useListInView(input, isOpen, suggestions);

  // The field may have got the focus before hydration, when the event did not reach React yet.
  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) open();
  });
  useEffect(() => openIfFocused(), []);

  // What is typed next replaces the label, as in every field that Tab leads to.
  const onOpen = useEffectEvent(() => {
    if (cityAndCode(value)) input.current?.select();
  });
  useLayoutEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen]);

  return {
    inputProps: {
      ref: input,
      value: text,
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
        open();
        setActiveIndex(undefined);
        onChange(currentTarget.value);
      },
      // The list stays as it is while the visitor is in another window.
      onFocus: () => {
        if (!isWindowAway.current) open();
        isWindowAway.current = false;
      },
      onClick: open,
      onBlur: ({ currentTarget }: FocusEvent) => {
        isWindowAway.current = document.activeElement === currentTarget;
        if (!isWindowAway.current) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (changesText(event)) open();
        const command = commands[event.key];
        if (!command || isOfInputMethod(event.nativeEvent)) return;
        event.preventDefault();
        // Enter that is held down chooses an airport, and goes no further.
        if (event.key !== 'Enter' || !event.repeat) command();
      },
    },
    /** The label, where the text is shorter. */
    fullLabel: shortText && value,
    suggestions,
    activeIndex,
    problem,
    choose,
  };
}
