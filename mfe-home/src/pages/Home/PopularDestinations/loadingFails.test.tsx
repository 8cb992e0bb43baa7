import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { fakeBrowser } from '../../../testing/fakeBrowser';
import { PopularDestinations } from './PopularDestinations';

jest.mock('./DestinationDialog/DestinationDialog', () => {
  throw new Error('offline');
});

describe('The popular destinations without a network', () => {
  it('say that the details did not come, and tell the shell', async () => {
    fakeBrowser();
    const { user, reportError } = renderPart(<PopularDestinations />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Discover Bali' }));
    expect(await screen.findByText(/could not be loaded.*1-800-555-0199/)).toBe(screen.getByRole('status'));
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});
