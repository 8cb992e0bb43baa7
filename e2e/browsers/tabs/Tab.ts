/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'ArrowDown' | 'ArrowRight' | 'Backspace' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** A tab of a browser, as far as the scenarios need one. All input is made by the browser, as if by a person. */
export interface Tab {
  /** Name and version of the browser, as it reports them: `firefox 153.7.0`. */
  readonly browser: string;
  /** Loads a document. Resolves when it is parsed; a file that hangs holds nothing up. */
  readonly open: (url: string) => Promise<void>;
  /** Loads the document again, as by the button of the browser. Resolves when it is parsed. */
  readonly reload: () => Promise<void>;
  /** Goes one entry back in the history. */
  readonly goBack: () => Promise<void>;
  /** Clicks with the mouse. */
  readonly click: (point: Point) => Promise<void>;
  /** Types characters into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /**
   * Runs a function in the page. Arguments and result are passed as JSON; the function sees nothing else of this process.
   *
   * @throws Error when the function throws, or when its document goes away meanwhile
   */
  readonly evaluate: <A extends readonly unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ) => Promise<R>;
  /** Runs a script in the page. */
  readonly addScript: (source: string) => Promise<void>;
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}
