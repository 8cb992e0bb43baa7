import { describePageContract } from '@farekite/shared/testing';
import disclaimer from './content/disclaimer';
import privacy from './content/privacy';
import terms from './content/terms';
import About from './pages/About/About';
import Contact from './pages/Contact/Contact';
import Home from './pages/Home/Home';
import { fakeBrowser } from './testing/fakeBrowser';

beforeEach(() => {
  fakeBrowser();
});

describePageContract({
  '/': Home,
  '/about': About,
  '/contact': Contact,
  '/terms': terms,
  '/privacy': privacy,
  '/disclaimer': disclaimer,
});
