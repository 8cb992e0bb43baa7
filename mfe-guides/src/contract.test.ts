import { describePageContract } from '@farekite/shared/testing';
import londonGuide from './content/londonGuide';
import newYorkGuide from './content/newYorkGuide';
import parisGuide from './content/parisGuide';
import tokyoGuide from './content/tokyoGuide';
import Blog from './pages/Blog/Blog';

describePageContract({
  '/paris-guide': parisGuide,
  '/tokyo-guide': tokyoGuide,
  '/new-york-guide': newYorkGuide,
  '/london-guide': londonGuide,
  '/blog': Blog,
});
