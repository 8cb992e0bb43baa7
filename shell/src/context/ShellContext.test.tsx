import { render } from '@testing-library/react';
import { useShell } from './ShellContext';

it('useShell throws an error with a reason outside the ShellContext', () => {
  jest.spyOn(console, 'error').mockImplementation();
  function Stray() {
    useShell();
    return null;
  }
  expect(() => render(<Stray />)).toThrow('useShell was called outside the ShellContext');
});
