import { definePage } from '@farekite/shared/contract';
import { Hero } from './Hero/Hero';
import { KiteTail } from './KiteTail/KiteTail';
import { AboutSummary } from './AboutSummary/AboutSummary';
import { PremiumServices } from './PremiumServices/PremiumServices';
import { HotDeals } from './HotDeals/HotDeals';
import { Destinations } from './Destinations/Destinations';
import { PopularDestinations } from './PopularDestinations/PopularDestinations';
import { TravelGuides } from './TravelGuides/TravelGuides';
import { SecurePayment } from './SecurePayment/SecurePayment';
import { Reviews } from './Reviews/Reviews';
import { OurNumbers } from './OurNumbers/OurNumbers';
import { homeHead } from './Home.head';

function Home() {
  return (
    <>
      <Hero />
      <PremiumServices />
      <HotDeals />
      <Destinations />
      <KiteTail towards="end" />
      <PopularDestinations />
      <KiteTail towards="start" />
      <TravelGuides />
      <KiteTail towards="end" />
      <SecurePayment />
      <KiteTail towards="start" />
      <Reviews />
      <OurNumbers />
      <AboutSummary />
    </>
  );
}

export default definePage(Home, homeHead);
