import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { useEarlyInput } from '@farekite/shared/hooks';
import { useActiveOption, type ActiveOption } from './useActiveOption';
import { useEarlyFocus } from './useEarlyFocus';
import { useSuggestions, type Suggestions } from './useSuggestions';

interface AirportCombobox
  extends Pick<Suggestions, 'suggestions' | 'problem'>, Pick<ActiveOption, 'activeIndex'> {
  readonly inputProps: Pick<
    ComponentProps<'input'>,
    'ref' | 'onChange' | 'onFocus' | 'onClick' | 'onBlur' | 'onKeyDown'
  >;
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

/**
 * The behavior of an editable combobox with list autocomplete.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useAirportCombobox(value: string, onChange: (value: string) => void): AirportCombobox {
  const { matches = [], suggestions, isOpen, problem, open, close: closeList } = useSuggestions(value);
  const { activeIndex, move, reset } = useActiveOption(matches.length);
  const input = useRef<HTMLInputElement>(null);

  const close = () => {
    closeList();
    reset();
  };
  const change = (text: string) => {
    open();
    reset();
    onChange(text);
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

  useEarlyInput(input, value, onChange);
  useEarlyFocus(input, open);

  return {
    inputProps: {
      ref: input,
      onChange: (event) => change(event.currentTarget.value),
      onFocus: open,
      onClick: open,
      onBlur: close,
      onKeyDown: (event) => runCommand(commands, event),
    },
    suggestions,
    activeIndex,
    problem,
    choose,
  };
}
