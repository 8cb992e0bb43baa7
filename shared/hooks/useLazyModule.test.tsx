import { screen } from '@testing-library/react';
import { renderPart } from '../testing/renderPart';
import { useLazyModule } from './useLazyModule';

const importPart = jest.fn<Promise<{ readonly name: string }>, []>();

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
  importPart.mockReset();
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
});
