import { countWords, renderPart, TEST_SITE } from '@farekite/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { POPULAR_DESTINATIONS } from '../../../content/home';
import english from '../../../locales/en/home.json';
import spanish from '../../../locales/es/home.json';
import { fakeBrowser } from '../../../testing/fakeBrowser';
import { PopularDestinations } from './PopularDestinations';

beforeEach(() => void fakeBrowser());

describe('PopularDestinations', () => {
  it('shows the sample fare with its trip and rounded discount [HOME-14, DEAL-14]', () => {
    renderPart(<PopularDestinations />);
    const card = screen.getByRole('heading', { name: 'Kuala Lumpur' }).closest('li');
    expect(card).toHaveTextContent('From San Francisco');
    expect(card).toHaveTextContent('Original price $999 Price now $759 24% off');
    expect(card).toHaveTextContent('Sample fare');
  });

  it('shows the details in a dialog [HOME-15, LAYOUT-23]', async () => {
    const { user } = renderPart(<PopularDestinations />);
    await user.click(screen.getByRole('button', { name: 'Discover Goa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Goa, India' }));
    expect(dialog.getByText(english.popularDestinations.places.goa.description)).toBeVisible();
    const lists = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(lists).toEqual(['Includes', 'Highlights']);
    expect(dialog.getAllByRole('listitem')).toHaveLength(8);
    expect(dialog.getByRole('link', { name: `Book Now: ${TEST_SITE.phone}` })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each(POPULAR_DESTINATIONS)(
  'The words about a popular destination are a description of 40 to 60 words and two lists of four: $illustration [HOME-14, HOME-15]',
  ({ illustration }) => {
    for (const { popularDestinations } of [english, spanish]) {
      const { from, description, includes, highlights } = popularDestinations.places[illustration];
      expect(includes[0]?.toLowerCase()).toContain(from.toLowerCase());
      expect(countWords(description)).toBeGreaterThanOrEqual(40);
      expect(countWords(description)).toBeLessThanOrEqual(60);
      expect(new Set(includes).size).toBe(4);
      expect(new Set(highlights).size).toBe(4);
    }
  },
);

describe('PopularDestinations while the dialog is being loaded', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));

  afterEach(() => {
    jest.useRealTimers();
    jest.dontMock('./DestinationDialog/DestinationDialog');
  });

  /** The dialog comes when `arrive` is called. */
  async function discoverBali() {
    let arrive: () => void = () => undefined;
    jest.resetModules();
    jest.doMock('./DestinationDialog/DestinationDialog', () => ({
      __esModule: true,
      // An import waits for a module that has this function.
      then: (resolve: (module: object) => void) => {
        arrive = () => resolve({ DestinationDialog: () => <p role="dialog" /> });
      },
    }));
    const { user } = renderPart(
      <>
        <PopularDestinations />
        <input />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Discover Bali' }));
    return { user, arrive: () => act(async () => arrive()) };
  }

  it('opens it when it arrives, also where another window has had the focus', async () => {
    const { arrive } = await discoverBali();
    fireEvent.focus(screen.getByRole('button', { name: 'Discover Bali' }));
    await arrive();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('opens nothing after the message that it could not be loaded, until it is asked for again [HOME-66]', async () => {
    const { user, arrive } = await discoverBali();
    act(() => void jest.advanceTimersByTime(4_000));
    expect(screen.getByRole('status')).toHaveTextContent(RegExp(`could not be loaded.*${TEST_SITE.phone}`));
    await arrive();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discover Goa' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('opens nothing over what the visitor has gone on to [HOME-66]', async () => {
    const { user, arrive } = await discoverBali();
    await user.type(screen.getByRole('textbox'), 'ada@');
    await arrive();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
