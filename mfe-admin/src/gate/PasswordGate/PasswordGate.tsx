import { useState, type ReactNode } from 'react';
import { LoginForm } from './LoginForm';

interface PasswordGateProps {
  /** The h1 of the page while the gate is closed. */
  readonly heading: string;
  /** What the visitor is told of a wrong password. */
  readonly wrongPassword: string;
  /** What lies behind the gate; it is given the way out. */
  readonly children: (logOut: () => void) => ReactNode;
}

/** Shows its children to those who know the password. Forgets them when the page is left. */
export function PasswordGate({ heading, wrongPassword, children }: PasswordGateProps) {
  const [state, setState] = useState<'untouched' | 'open' | 'loggedOut'>('untouched');
  if (state === 'open')
    return children(() => {
      setState('loggedOut');
    });
  return (
    <LoginForm
      heading={heading}
      wrongPassword={wrongPassword}
      takesFocus={state === 'loggedOut'}
      onOpen={() => {
        setState('open');
      }}
    />
  );
}
