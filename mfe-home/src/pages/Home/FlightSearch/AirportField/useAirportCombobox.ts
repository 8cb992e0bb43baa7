import { useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentProps } from 'react';
import { useEarlyInput, useLazyModule } from '@farekite/shared/hooks';

const importSearch = () => import(/* webpackChunkName: "airports" */ './airportSearch');

interface AirportCombobox {
  readonly inputProps: Pick<
    ComponentProps<'input'>,
    'ref' | 'onChange' | 'onFocus' | 'onClick' | 'onBlur' | 'onKeyDown'
  >;
  /** The options of the list; empty while it is closed. */
  readonly suggestions: readonly string[];
  readonly activeIndex: number | undefined;
  /** Why there is no list for the text: no airport matches, or the airports failed to load. */
  readonly problem: 'none' | 'failed' | undefined;
  readonly choose: (suggestion: string) => void;
}

/**
 * The behavior of an editable combobox with list autocomplete.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useAirportCombobox(value: string, onChange: (value: string) => void): AirportCombobox {
  const { module: search, hasFailed, load } = useLazyModule(importSearch);
  // The message stays while each key starts another attempt: a message that comes back is announced again.
  const [hasEverFailed, setHasEverFailed] = useState(false);
  if (hasFailed && !hasEverFailed) setHasEverFailed(true);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number>();
  const input = useRef<HTMLInputElement>(null);

  const matches = useMemo(() => search?.suggestAirports(value), [search, value]);
  const isFilled = value.trim() !== '';
  const suggestions = (isOpen && matches) || [];
  const problem = isOpen && isFilled ? problemOf(matches, hasEverFailed) : undefined;

  const open = () => {
    load();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setActiveIndex(undefined);
  };
  const change = (text: string) => {
    open();
    setActiveIndex(undefined);
    onChange(text);
  };
  const choose = (suggestion: string) => {
    onChange(suggestion);
    close();
  };

  const move = (step: 1 | -1) => {
    const count = matches?.length ?? 0;
    open();
    if (count === 0) return;
    const start = activeIndex ?? (step === 1 ? -1 : count);
    setActiveIndex((start + step + count) % count);
  };
  const commands: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // Without an active option Enter does nothing.
    Enter: () => {
      const active = activeIndex === undefined ? undefined : suggestions[activeIndex];
      if (active !== undefined) choose(active);
    },
    Escape: () => {
      if (suggestions.length === 0 && !problem) onChange('');
      close();
    },
  };

  useEarlyInput(input, value, onChange);
  // The input may have got the focus before hydration.
  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) open();
  });
  useEffect(() => {
    openIfFocused();
  }, []);

  return {
    inputProps: {
      ref: input,
      onChange: (event) => change(event.currentTarget.value),
      onFocus: open,
      onClick: open,
      onBlur: close,
      onKeyDown: (event) => {
        const command = commands[event.key];
        // While a character is being composed, the input method uses these keys.
        if (!command || event.nativeEvent.isComposing) return;
        event.preventDefault();
        command();
      },
    },
    suggestions,
    activeIndex,
    problem,
    choose,
  };
}

function problemOf(matches: readonly string[] | undefined, hasFailed: boolean): AirportCombobox['problem'] {
  if (matches) return matches.length === 0 ? 'none' : undefined;
  return hasFailed ? 'failed' : undefined;
}
