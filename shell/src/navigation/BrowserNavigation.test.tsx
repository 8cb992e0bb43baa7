import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useEffect } from 'react';
import { loadDocument, reloadDocument } from '../document/loadDocument';
import { isRouteUnknown } from '../routes/siteRoutes';
import { BrowserNavigation } from './BrowserNavigation';
import { useNavigation, type Navigation } from './NavigationContext';

jest.mock('../document/loadDocument');
jest.mock('../routes/siteRoutes', () => ({ isRouteUnknown: jest.fn(() => false) }));

let navigate: Navigation['navigate'];

function Place() {
  const navigation = useNavigation();
  const { pathname, cameByLink } = navigation;
  useEffect(() => {
    navigate = navigation.navigate;
  }, [navigation]);
  return <output>{`${pathname} ${cameByLink ? 'by a link' : 'by the browser'}`}</output>;
}

/** A page that never loads, except under the address where the visit begins. */
const NeverLoaded = lazy(() => new Promise<never>(() => undefined));

function CurrentPage() {
  return useNavigation().pathname === '/' ? <p>Home</p> : <NeverLoaded />;
}

function follow(address: string) {
  act(() => {
    navigate(address);
  });
}

beforeEach(() => {
  history.replaceState(null, '', '/');
});

describe('BrowserNavigation', () => {
  it('begins at the address of the document', () => {
    history.replaceState(null, '', '/blog?page=2');
    render(<Place />, { wrapper: BrowserNavigation });
    expect(screen.getByRole('status')).toHaveTextContent('/blog by the browser');
  });

  it('goes to an address with its query and fragment', () => {
    render(<Place />, { wrapper: BrowserNavigation });
    follow('/flight-results?from=SFO#cheapest');
    expect(screen.getByRole('status')).toHaveTextContent('/flight-results by a link');
    expect(location.pathname + location.search + location.hash).toBe('/flight-results?from=SFO#cheapest');
  });

  it('goes back and forward with the browser', async () => {
    render(<Place />, { wrapper: BrowserNavigation });
    follow('/blog');
    history.back();
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('/ by the browser');
    });
    history.forward();
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('/blog by the browser');
    });
  });

  it('keeps the page before until the next one can be shown', () => {
    render(
      <Suspense fallback="Loading">
        <CurrentPage />
      </Suspense>,
      {
        wrapper: ({ children }) => (
          <BrowserNavigation>
            <Place />
            {children}
          </BrowserNavigation>
        ),
      },
    );
    follow('/blog');
    expect(screen.getByText('Home')).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('refuses an address of another origin', () => {
    render(<Place />, { wrapper: BrowserNavigation });
    expect(() => {
      navigate('https://elsewhere.example/');
    }).toThrow(DOMException);
  });

  describe('where the route of a path is not known', () => {
    beforeEach(() => {
      jest.mocked(isRouteUnknown).mockImplementation((pathname) => pathname === '/blog');
      jest.mocked(reloadDocument).mockClear();
    });

    afterEach(() => {
      jest.mocked(isRouteUnknown).mockReturnValue(false);
    });

    it('loads a new document for a link', () => {
      render(<Place />, { wrapper: BrowserNavigation });
      follow('/blog?page=2#first');
      expect(loadDocument).toHaveBeenCalledWith('/blog?page=2#first');
      expect(location.pathname).toBe('/');
    });

    it('loads the document of an entry in the history that was made before a reload', async () => {
      history.replaceState(null, '', '/blog');
      history.pushState(null, '', '/');
      render(<Place />, { wrapper: BrowserNavigation });
      history.back();
      await waitFor(() => {
        expect(reloadDocument).toHaveBeenCalledTimes(1);
      });
      expect(screen.getByRole('status')).toHaveTextContent('/ by the browser');
    });

    it('keeps the document of that path when the visitor goes to a part of it', () => {
      history.replaceState(null, '', '/blog');
      render(<Place />, { wrapper: BrowserNavigation });
      history.pushState(null, '', '/blog#first');
      act(() => {
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      expect(reloadDocument).not.toHaveBeenCalled();
    });
  });

  it('no longer follows the history when it has gone', () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    render(<Place />, { wrapper: BrowserNavigation }).unmount();
    expect(removed).toHaveBeenCalledWith('popstate', expect.any(Function));
  });
});

it('useNavigation throws outside a navigation', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Place />)).toThrow('useNavigation was called outside a navigation');
});
