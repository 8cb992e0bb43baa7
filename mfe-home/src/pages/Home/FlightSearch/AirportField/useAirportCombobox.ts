import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { useEarlyInput } from '@farekite/shared/hooks';
import { cityAndCode } from './cityAndCode';
import { useActiveOption, type ActiveOption } from './useActiveOption';
import { useEarlyFocus } from './useEarlyFocus';
import { useListInView } from './useListInView';
import { useSuggestions, type Suggestions } from './useSuggestions';

interface AirportCombobox
  extends Pick<Suggestions, 'suggestions' | 'problem'>, Pick<ActiveOption, 'activeIndex'> {
  readonly inputProps: Pick<
    ComponentProps<'input'>,
    'ref' | 'onChange' | 'onFocus' | 'onClick' | 'onBlur' | 'onKeyDown'
  > & { readonly value: string };
  /** The label that the shown text stands for, if the text is shorter. */
  readonly fullLabel: string | undefined;
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
  const { activeIndex, move, reset } = useActiveOption(matches?.length ?? 0);
  const input = useRef<HTMLInputElement>(null);
  // A label that was edited is none any more. Before the airports are loaded, nobody can have edited it.
  const isLabel = matches?.includes(value) ?? true;
  // Editing starts from the label.
  const shortText = isLabel && !isOpen ? cityAndCode(value) : undefined;
  const text = shortText ?? value;

  const close = () => {
    closeList();
    reset();
  };
  const change = (typed: string) => {
    open();
    reset();
    onChange(typed);
  };
  const choose = (suggestion: string) => {
    onChange(suggestion);
    close();
  };
  const openAndMove = (step: 1 | -1) => {
    open();
    move(step);
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
  useEarlyFocus(input, open);
  useListInView(input, isOpen);

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
