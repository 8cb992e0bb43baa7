import { Suspense, use } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/renderPage';
import { useLazyModule } from './useLazyModule';

interface Part {
  readonly name: string;
}

const OFFLINE = new Error('the network is down');
const LATE_AFTER_MS = 4_000;

let importPart: () => Promise<Part>;
let answers: { readonly resolve: (part: Part) => void; readonly reject: (cause: Error) => void }[];

function QuickPart({ name }: Part) {
  return <p>{name}</p>;
}

function Page({ Shown = QuickPart }) {
  const { module, hasFailed, load } = useLazyModule(importPart);
  return (
    <>
      <button type="button" onClick={load}>
        Load
      </button>
      <Suspense fallback={<p>hidden</p>}>
        {module ? <Shown {...module} /> : <p>{hasFailed ? 'failed' : 'not loaded'}</p>}
      </Suspense>
    </>
  );
}

const request = (index = 0) => fireEvent.click(screen.getAllByRole('button')[index] ?? document.body);
const arrive = (call: number) => act(async () => answers[call]?.resolve({ name: 'the part' }));
const fail = (call: number) => act(async () => answers[call]?.reject(OFFLINE));
const wait = () => act(() => void jest.advanceTimersByTime(LATE_AFTER_MS));

beforeEach(() => {
  jest.useFakeTimers();
  answers = [];
  importPart = () => new Promise((resolve, reject) => answers.push({ resolve, reject }));
});

describe('useLazyModule', () => {
  it('loads the module once, when it is asked to', async () => {
    renderPart(<Page />);
    expect(answers).toHaveLength(0);
    request();
    request();
    await arrive(0);
    request();
    expect(screen.getByText('the part')).toBeVisible();
    expect(answers).toHaveLength(1);
  });

  it('reports one failure of a part, however often and wherever it fails, until the part has loaded', async () => {
    const { reportError } = renderPart(
      <>
        <Page />
        <Page />
      </>,
    );
    for (const [call, index] of [0, 0, 1].entries()) {
      request(index);
      await fail(call);
    }
    expect(screen.getAllByText('failed')).toHaveLength(2);
    expect(reportError.mock.calls).toEqual([[OFFLINE]]);
    request(0);
    await arrive(3);
    expect(screen.getByText('the part')).toBeVisible();
    request(1);
    await fail(4);
    expect(reportError).toHaveBeenCalledTimes(2);
  });

  it('keeps what is shown until the part has rendered, as React does while it renders in slices', async () => {
    let finish!: () => void;
    const isReady = new Promise<void>((resolve) => (finish = resolve));
    function SlowPart({ name }: Part) {
      use(isReady);
      return <p>{name}</p>;
    }
    renderPart(<Page Shown={SlowPart} />);
    request();
    await arrive(0);
    expect(screen.getByText('not loaded')).toBeVisible();
    await act(async () => finish());
    expect(screen.getByText('the part')).toBeVisible();
  });

  it('says after four seconds that there is no answer, reports it, lets the visitor try again, and shows the module when it arrives', async () => {
    const { reportError } = renderPart(<Page />);
    request();
    wait();
    expect(screen.getByText('failed')).toBeVisible();
    expect(reportError).toHaveBeenCalledTimes(1);
    request();
    expect(screen.getByText('not loaded')).toBeVisible();
    await arrive(0);
    wait();
    expect(screen.getByText('the part')).toBeVisible();
    expect(reportError).toHaveBeenCalledTimes(1);
  });

  it('reports nothing once the page is gone that has requested it', () => {
    const { reportError, unmount } = renderPart(<Page />);
    request();
    unmount();
    wait();
    expect(reportError).not.toHaveBeenCalled();
  });
});
