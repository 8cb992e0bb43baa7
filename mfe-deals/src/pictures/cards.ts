// Written by "npm run scenes", which draws these pictures.
import businessClassAvif400 from './business-class-400.avif';
import businessClassAvif800 from './business-class-800.avif';
import businessClassWebp400 from './business-class-400.webp';
import businessClassWebp800 from './business-class-800.webp';
import familyTravelAvif400 from './family-travel-400.avif';
import familyTravelAvif800 from './family-travel-800.avif';
import familyTravelWebp400 from './family-travel-400.webp';
import familyTravelWebp800 from './family-travel-800.webp';
import firstClassAvif400 from './first-class-400.avif';
import firstClassAvif800 from './first-class-800.avif';
import firstClassWebp400 from './first-class-400.webp';
import firstClassWebp800 from './first-class-800.webp';
import premiumComfortAvif400 from './premium-comfort-400.avif';
import premiumComfortAvif800 from './premium-comfort-800.avif';
import premiumComfortWebp400 from './premium-comfort-400.webp';
import premiumComfortWebp800 from './premium-comfort-800.webp';
import premiumEconomyAvif400 from './premium-economy-400.avif';
import premiumEconomyAvif800 from './premium-economy-800.avif';
import premiumEconomyWebp400 from './premium-economy-400.webp';
import premiumEconomyWebp800 from './premium-economy-800.webp';
import seniorTravelAvif400 from './senior-travel-400.avif';
import seniorTravelAvif800 from './senior-travel-800.avif';
import seniorTravelWebp400 from './senior-travel-400.webp';
import seniorTravelWebp800 from './senior-travel-800.webp';
import studentTravelAvif400 from './student-travel-400.avif';
import studentTravelAvif800 from './student-travel-800.avif';
import studentTravelWebp400 from './student-travel-400.webp';
import studentTravelWebp800 from './student-travel-800.webp';
import topAirlinesAvif400 from './top-airlines-400.avif';
import topAirlinesAvif800 from './top-airlines-800.avif';
import topAirlinesWebp400 from './top-airlines-400.webp';
import topAirlinesWebp800 from './top-airlines-800.webp';
import weekendGetawayAvif400 from './weekend-getaway-400.avif';
import weekendGetawayAvif800 from './weekend-getaway-800.avif';
import weekendGetawayWebp400 from './weekend-getaway-400.webp';
import weekendGetawayWebp800 from './weekend-getaway-800.webp';

/** The addresses of each card, 400 and 800 pixels wide. */
export const CARDS = {
  'business-class': {
    avif: [businessClassAvif400, businessClassAvif800],
    webp: [businessClassWebp400, businessClassWebp800],
  },
  'family-travel': {
    avif: [familyTravelAvif400, familyTravelAvif800],
    webp: [familyTravelWebp400, familyTravelWebp800],
  },
  'first-class': {
    avif: [firstClassAvif400, firstClassAvif800],
    webp: [firstClassWebp400, firstClassWebp800],
  },
  'premium-comfort': {
    avif: [premiumComfortAvif400, premiumComfortAvif800],
    webp: [premiumComfortWebp400, premiumComfortWebp800],
  },
  'premium-economy': {
    avif: [premiumEconomyAvif400, premiumEconomyAvif800],
    webp: [premiumEconomyWebp400, premiumEconomyWebp800],
  },
  'senior-travel': {
    avif: [seniorTravelAvif400, seniorTravelAvif800],
    webp: [seniorTravelWebp400, seniorTravelWebp800],
  },
  'student-travel': {
    avif: [studentTravelAvif400, studentTravelAvif800],
    webp: [studentTravelWebp400, studentTravelWebp800],
  },
  'top-airlines': {
    avif: [topAirlinesAvif400, topAirlinesAvif800],
    webp: [topAirlinesWebp400, topAirlinesWebp800],
  },
  'weekend-getaway': {
    avif: [weekendGetawayAvif400, weekendGetawayAvif800],
    webp: [weekendGetawayWebp400, weekendGetawayWebp800],
  },
} as const;
