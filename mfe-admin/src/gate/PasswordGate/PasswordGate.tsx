import { useState, type ReactNode } from 'react';
import { useMemory } from '../../memory/createMemory';
import { loggedIn } from '../loggedIn';
import { LoginForm } from './LoginForm';

/** What the page behind an open gate is told of it. */
export interface OpenGate {
  /** Whether it opened on this page; the login form that had the focus is gone then. */
  readonly hasJustOpened: boolean;
  readonly logOut: () => void;
}

interface PasswordGateProps {
  /** The h1 of the page while the gate is closed. */
  readonly heading: string;
  /** What the visitor is told of a wrong password. */
  readonly wrongPassword: string;
  readonly children: (gate: OpenGate) => ReactNode;
}

/** Shows what lies behind it to those who know the password. */
export function PasswordGate({ heading, wrongPassword, children }: PasswordGateProps) {
  const isOpen = useMemory(loggedIn);
  const [wasMovedHere, setWasMovedHere] = useState(false);
  const move = (open: boolean) => {
    setWasMovedHere(true);
    loggedIn.set(open);
  };
  if (isOpen) {
    const logOut = () => {
      move(false);
    };
    return children({ hasJustOpened: wasMovedHere, logOut });
  }
  return (
    <LoginForm
      heading={heading}
      wrongPassword={wrongPassword}
      takesFocus={wasMovedHere}
      onOpen={() => {
        move(true);
      }}
    />
  );
}
