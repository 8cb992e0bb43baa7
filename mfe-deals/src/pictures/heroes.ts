// Written by "npm run scenes", which draws these pictures.
import businessClassAvif800 from './business-class-hero-800.avif';
import businessClassAvif1600 from './business-class-hero-1600.avif';
import businessClassWebp800 from './business-class-hero-800.webp';
import businessClassWebp1600 from './business-class-hero-1600.webp';
import familyTravelAvif800 from './family-travel-hero-800.avif';
import familyTravelAvif1600 from './family-travel-hero-1600.avif';
import familyTravelWebp800 from './family-travel-hero-800.webp';
import familyTravelWebp1600 from './family-travel-hero-1600.webp';
import firstClassAvif800 from './first-class-hero-800.avif';
import firstClassAvif1600 from './first-class-hero-1600.avif';
import firstClassWebp800 from './first-class-hero-800.webp';
import firstClassWebp1600 from './first-class-hero-1600.webp';
import premiumComfortAvif800 from './premium-comfort-hero-800.avif';
import premiumComfortAvif1600 from './premium-comfort-hero-1600.avif';
import premiumComfortWebp800 from './premium-comfort-hero-800.webp';
import premiumComfortWebp1600 from './premium-comfort-hero-1600.webp';
import premiumEconomyAvif800 from './premium-economy-hero-800.avif';
import premiumEconomyAvif1600 from './premium-economy-hero-1600.avif';
import premiumEconomyWebp800 from './premium-economy-hero-800.webp';
import premiumEconomyWebp1600 from './premium-economy-hero-1600.webp';
import seniorTravelAvif800 from './senior-travel-hero-800.avif';
import seniorTravelAvif1600 from './senior-travel-hero-1600.avif';
import seniorTravelWebp800 from './senior-travel-hero-800.webp';
import seniorTravelWebp1600 from './senior-travel-hero-1600.webp';
import studentTravelAvif800 from './student-travel-hero-800.avif';
import studentTravelAvif1600 from './student-travel-hero-1600.avif';
import studentTravelWebp800 from './student-travel-hero-800.webp';
import studentTravelWebp1600 from './student-travel-hero-1600.webp';
import topAirlinesAvif800 from './top-airlines-hero-800.avif';
import topAirlinesAvif1600 from './top-airlines-hero-1600.avif';
import topAirlinesWebp800 from './top-airlines-hero-800.webp';
import topAirlinesWebp1600 from './top-airlines-hero-1600.webp';
import weekendGetawayAvif800 from './weekend-getaway-hero-800.avif';
import weekendGetawayAvif1600 from './weekend-getaway-hero-1600.avif';
import weekendGetawayWebp800 from './weekend-getaway-hero-800.webp';
import weekendGetawayWebp1600 from './weekend-getaway-hero-1600.webp';

/** The addresses of each hero, 800 and 1600 pixels wide, and what it keeps when it is cut. */
export const HEROES = {
  'business-class': {
    avif: [businessClassAvif800, businessClassAvif1600],
    webp: [businessClassWebp800, businessClassWebp1600],
    focus: 'left',
  },
  'family-travel': {
    avif: [familyTravelAvif800, familyTravelAvif1600],
    webp: [familyTravelWebp800, familyTravelWebp1600],
    focus: 'left',
  },
  'first-class': {
    avif: [firstClassAvif800, firstClassAvif1600],
    webp: [firstClassWebp800, firstClassWebp1600],
    focus: 'center',
  },
  'premium-comfort': {
    avif: [premiumComfortAvif800, premiumComfortAvif1600],
    webp: [premiumComfortWebp800, premiumComfortWebp1600],
    focus: 'center',
  },
  'premium-economy': {
    avif: [premiumEconomyAvif800, premiumEconomyAvif1600],
    webp: [premiumEconomyWebp800, premiumEconomyWebp1600],
    focus: 'left',
  },
  'senior-travel': {
    avif: [seniorTravelAvif800, seniorTravelAvif1600],
    webp: [seniorTravelWebp800, seniorTravelWebp1600],
    focus: 'left',
  },
  'student-travel': {
    avif: [studentTravelAvif800, studentTravelAvif1600],
    webp: [studentTravelWebp800, studentTravelWebp1600],
    focus: 'left',
  },
  'top-airlines': {
    avif: [topAirlinesAvif800, topAirlinesAvif1600],
    webp: [topAirlinesWebp800, topAirlinesWebp1600],
    focus: 'left',
  },
  'weekend-getaway': {
    avif: [weekendGetawayAvif800, weekendGetawayAvif1600],
    webp: [weekendGetawayWebp800, weekendGetawayWebp1600],
    focus: 'right',
  },
} as const;
