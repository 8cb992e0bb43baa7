import { definePage } from '@farekite/shared/contract';
import { Hero } from './Hero/Hero';
import { AboutSummary } from './AboutSummary/AboutSummary';
import { homeHead } from './Home.head';

function Home() {
  return (
    <>
      <Hero />
      <AboutSummary />
    </>
  );
}

export default definePage(Home, homeHead);
