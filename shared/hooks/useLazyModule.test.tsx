import { Suspense, use } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/renderPart';
import { useLazyModule } from './useLazyModule';

interface Answer {
  readonly resolve: (part: { name: string }) => void;
  readonly reject: (cause: Error) => void;
}

type ImportPart = () => Promise<{ readonly name: string }>;

let importPart: jest.MockedFunction<ImportPart>;

function Page() {
  const { module, hasFailed, load } = useLazyModule(importPart);
  return (
    <>
      <button type="button" onClick={load}>
        Load
      </button>
      <p>{module?.name ?? (hasFailed ? 'failed' : 'not loaded')}</p>
    </>
  );
}

beforeEach(() => {
  importPart = jest.fn<ReturnType<ImportPart>, []>();
});

describe('useLazyModule', () => {
  it('loads the module once, when it is asked to', async () => {
    importPart.mockResolvedValue({ name: 'the part' });
    const { user } = renderPart(<Page />);
    expect(importPart).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('the part')).toBeVisible();
    expect(importPart).toHaveBeenCalledTimes(1);
  });

  it('reports a failure and loads again when it is asked to again', async () => {
    const failure = new Error('the network is down');
    importPart.mockRejectedValueOnce(failure).mockResolvedValueOnce({ name: 'the part' });
    const { user, reportError } = renderPart(<Page />);
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('failed')).toBeVisible();
    expect(reportError).toHaveBeenCalledWith(failure);
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('the part')).toBeVisible();
  });

  it('reports one failure of a part, however often and wherever it fails, until the part has loaded', async () => {
    importPart.mockRejectedValue(new Error('the network is down'));
    const { user, reportError } = renderPart(
      <>
        <Page />
        <Page />
      </>,
    );
    const [first = document.body, second = document.body] = screen.getAllByRole('button');
    for (const button of [first, first, second]) await user.click(button);
    expect(importPart).toHaveBeenCalledTimes(3);
    expect(screen.getAllByText('failed')).toHaveLength(2);
    expect(reportError).toHaveBeenCalledTimes(1);

    importPart.mockResolvedValueOnce({ name: 'the part' });
    await user.click(first);
    expect(screen.getByText('the part')).toBeVisible();
    await user.click(second);
    expect(reportError).toHaveBeenCalledTimes(2);
  });

  it('keeps what is shown until the part has rendered, as React does while it renders in slices', async () => {
    importPart.mockResolvedValue({ name: 'the part' });
    let finish: () => void = () => undefined;
    const isReady = new Promise<void>((resolve) => {
      finish = resolve;
    });
    function SlowPart({ name }: { readonly name: string }) {
      use(isReady);
      return <p>{name}</p>;
    }
    function SlowPage() {
      const { module, load } = useLazyModule(importPart);
      return (
        <>
          <button type="button" onClick={load}>
            Load
          </button>
          <Suspense fallback={<p>hidden</p>}>
            {module ? <SlowPart {...module} /> : <p>not loaded</p>}
          </Suspense>
        </>
      );
    }
    const { user } = renderPart(<SlowPage />);
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('not loaded')).toBeVisible();
    finish();
    expect(await screen.findByText('the part')).toBeVisible();
  });

  describe('when the module has no answer for four seconds', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });

    afterEach(() => {
      jest.useRealTimers();
    });

    function requestWithoutAnswer() {
      const answers: Answer[] = [];
      importPart.mockImplementation(
        () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
      );
      const { reportError, unmount } = renderPart(<Page />);
      const load = () => fireEvent.click(screen.getByRole('button'));
      const wait = () => {
        act(() => {
          jest.advanceTimersByTime(4_000);
        });
      };
      load();
      return { answers, load, reportError, unmount, wait };
    }

    function requestLate() {
      const requested = requestWithoutAnswer();
      requested.wait();
      return requested;
    }

    it('says so, reports it, and still shows the module when it arrives', async () => {
      const { answers, reportError } = requestLate();
      expect(screen.getByText('failed')).toBeVisible();
      expect(reportError).toHaveBeenCalledTimes(1);
      await act(async () => answers[0]?.resolve({ name: 'the part' }));
      expect(screen.getByText('the part')).toBeVisible();
    });

    it('requests it again when it is asked to, and ignores that the first request fails then', async () => {
      const { answers, load, reportError } = requestLate();
      load();
      expect(answers).toHaveLength(2);
      await act(async () => answers[0]?.reject(new Error('abandoned')));
      expect(screen.getByText('not loaded')).toBeVisible();
      await act(async () => answers[1]?.resolve({ name: 'the part' }));
      expect(screen.getByText('the part')).toBeVisible();
      expect(reportError).toHaveBeenCalledTimes(1);
    });

    it.each<[string, (second: Answer | undefined, wait: () => void) => void]>([
      ['fails', (second) => second?.reject(new Error('the network is down'))],
      ['is late', (_second, wait) => wait()],
    ])(
      'ignores that the second request %s after the first one has brought the module',
      async (_what, end) => {
        const { answers, load, reportError, wait } = requestLate();
        load();
        await act(async () => answers[0]?.resolve({ name: 'the part' }));
        await act(async () => end(answers[1], wait));
        expect(screen.getByText('the part')).toBeVisible();
        load();
        expect(answers).toHaveLength(2);
        expect(reportError).toHaveBeenCalledTimes(1);
      },
    );

    it('reports nothing late once the page is gone that has requested it', () => {
      const { reportError, unmount, wait } = requestWithoutAnswer();
      unmount();
      wait();
      expect(reportError).not.toHaveBeenCalled();
    });
  });
});
