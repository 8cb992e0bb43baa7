import { useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentProps } from 'react';
import { useLateModule } from '../useLateModule';

const loadSearch = () => import(/* webpackChunkName: "airports" */ './airportSearch');

interface AirportCombobox {
  readonly inputProps: Pick<
    ComponentProps<'input'>,
    'ref' | 'onChange' | 'onFocus' | 'onClick' | 'onBlur' | 'onKeyDown'
  >;
  /** What the list shows; empty while it is closed. */
  readonly suggestions: readonly string[];
  readonly activeIndex: number | undefined;
  /** Why there is no list although there is a text. */
  readonly problem: 'none' | 'failed' | undefined;
  readonly choose: (suggestion: string) => void;
}

/** The behavior of an editable combobox with list autocomplete, as the ARIA practices describe it. */
export function useAirportCombobox(value: string, onChange: (value: string) => void): AirportCombobox {
  const { module: search, hasFailed, request } = useLateModule(loadSearch);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number>();
  const input = useRef<HTMLInputElement>(null);

  const matches = useMemo(() => search?.suggestAirports(value), [search, value]);
  const isFilled = value.trim() !== '';
  const suggestions = (isOpen && matches) || [];
  const problem = isOpen && isFilled ? problemOf(matches, hasFailed) : undefined;

  const open = () => {
    request();
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
    // Without an active option Enter does nothing: it must not send a half-filled form.
    Enter: () => {
      const active = activeIndex === undefined ? undefined : suggestions[activeIndex];
      if (active !== undefined) choose(active);
    },
    Escape: () => {
      if (suggestions.length === 0 && !problem) onChange('');
      close();
    },
  };

  // Whoever was quicker than the scripts has typed into the prerendered field.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
    if (document.activeElement === input.current) open();
  });
  useEffect(() => {
    takeOver();
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
        // While a character is being composed, these keys belong to the input method.
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
  if (matches?.length === 0) return 'none';
  return hasFailed ? 'failed' : undefined;
}
