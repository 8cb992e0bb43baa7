import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { useEarlyInput } from '@farekite/shared/hooks';
import { cityAndCode } from './cityAndCode';
import { useListInView } from './useListInView';
import { useSuggestions, type Suggestions } from './useSuggestions';

interface AirportCombobox extends Pick<Suggestions, 'suggestions' | 'problem'> {
  readonly inputProps: Pick<
    ComponentProps<'input'>,
    'ref' | 'onChange' | 'onFocus' | 'onClick' | 'onBlur' | 'onKeyDown'
  > & { readonly value: string };
  /** The label that the shown text stands for, if the text is shorter. */
  readonly fullLabel: string | undefined;
  /** Index of the option that Enter chooses. */
  readonly activeIndex: number | undefined;
  readonly choose: (suggestion: string) => void;
}

/** What keys do, by their names. */
type Commands = Readonly<Record<string, () => void>>;

function runCommand(commands: Commands, event: KeyboardEvent): void {
  const command = commands[event.key];
  // While a character is being composed, the input method uses these keys.
  if (!command || event.nativeEvent.isComposing) return;
  event.preventDefault();
  command();
}

function changesText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'Backspace' || key === 'Delete' || (key.length === 1 && !ctrlKey && !metaKey && !altKey);
}

/**
 * The behavior of an editable combobox with list autocomplete.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useAirportCombobox(value: string, onChange: (value: string) => void): AirportCombobox {
  const { matches, suggestions, isOpen, problem, open, close: closeList } = useSuggestions(value);
  const [activeIndex, setActiveIndex] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  // A label that was edited is none any more. Before the airports are loaded, nobody can have edited it.
  const isLabel = matches?.includes(value) ?? true;
  // Editing starts from the label.
  const shortText = isLabel && !isOpen ? cityAndCode(value) : undefined;
  const text = shortText ?? value;

  const close = () => {
    closeList();
    setActiveIndex(undefined);
  };
  const change = (typed: string) => {
    open();
    setActiveIndex(undefined);
    onChange(typed);
  };
  const choose = (suggestion: string) => {
    onChange(suggestion);
    close();
  };
  /** Makes the next or the previous option active, past either end. */
  const openAndMove = (step: 1 | -1) => {
    open();
    const count = matches?.length ?? 0;
    if (count === 0) return;
    const start = activeIndex ?? (step === 1 ? -1 : count);
    setActiveIndex((start + step + count) % count);
  };
  const commands: Commands = {
    ArrowDown: () => openAndMove(1),
    ArrowUp: () => openAndMove(-1),
    // Without an active option Enter does nothing.
    Enter: () => {
      const active = activeIndex === undefined ? undefined : suggestions[activeIndex];
      if (active !== undefined) choose(active);
    },
    Escape: () => {
      if (!isOpen) onChange('');
      close();
    },
  };

  useEarlyInput(input, text, onChange);
  useListInView(input, isOpen);

  // The field may have got the focus before hydration, when the event did not reach React yet.
  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) open();
  });
  useEffect(() => {
    openIfFocused();
  }, []);

  // The label takes the place of the short text. What is typed next replaces it, as it does in every field that Tab leads to.
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
      onChange: (event) => change(event.currentTarget.value),
      onFocus: open,
      onClick: open,
      onBlur: close,
      onKeyDown: (event) => {
        if (changesText(event)) open();
        runCommand(commands, event);
      },
    },
    fullLabel: shortText && value,
    suggestions,
    activeIndex,
    problem,
    choose,
  };
}
