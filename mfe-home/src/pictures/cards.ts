// Written by "npm run scenes", which draws these pictures.
import baliAvif400 from './bali-400.avif';
import baliAvif800 from './bali-800.avif';
import baliWebp400 from './bali-400.webp';
import baliWebp800 from './bali-800.webp';
import barcelonaAvif400 from './barcelona-400.avif';
import barcelonaAvif800 from './barcelona-800.avif';
import barcelonaWebp400 from './barcelona-400.webp';
import barcelonaWebp800 from './barcelona-800.webp';
import businessClassAvif400 from './business-class-400.avif';
import businessClassAvif800 from './business-class-800.avif';
import businessClassWebp400 from './business-class-400.webp';
import businessClassWebp800 from './business-class-800.webp';
import cancunAvif400 from './cancun-400.avif';
import cancunAvif800 from './cancun-800.avif';
import cancunWebp400 from './cancun-400.webp';
import cancunWebp800 from './cancun-800.webp';
import dubaiAvif400 from './dubai-400.avif';
import dubaiAvif800 from './dubai-800.avif';
import dubaiWebp400 from './dubai-400.webp';
import dubaiWebp800 from './dubai-800.webp';
import familyTravelAvif400 from './family-travel-400.avif';
import familyTravelAvif800 from './family-travel-800.avif';
import familyTravelWebp400 from './family-travel-400.webp';
import familyTravelWebp800 from './family-travel-800.webp';
import firstClassAvif400 from './first-class-400.avif';
import firstClassAvif800 from './first-class-800.avif';
import firstClassWebp400 from './first-class-400.webp';
import firstClassWebp800 from './first-class-800.webp';
import goaAvif400 from './goa-400.avif';
import goaAvif800 from './goa-800.avif';
import goaWebp400 from './goa-400.webp';
import goaWebp800 from './goa-800.webp';
import kualaLumpurAvif400 from './kuala-lumpur-400.avif';
import kualaLumpurAvif800 from './kuala-lumpur-800.avif';
import kualaLumpurWebp400 from './kuala-lumpur-400.webp';
import kualaLumpurWebp800 from './kuala-lumpur-800.webp';
import londonAvif400 from './london-400.avif';
import londonAvif800 from './london-800.avif';
import londonWebp400 from './london-400.webp';
import londonWebp800 from './london-800.webp';
import newYorkAvif400 from './new-york-400.avif';
import newYorkAvif800 from './new-york-800.avif';
import newYorkWebp400 from './new-york-400.webp';
import newYorkWebp800 from './new-york-800.webp';
import parisAvif400 from './paris-400.avif';
import parisAvif800 from './paris-800.avif';
import parisWebp400 from './paris-400.webp';
import parisWebp800 from './paris-800.webp';
import premiumComfortAvif400 from './premium-comfort-400.avif';
import premiumComfortAvif800 from './premium-comfort-800.avif';
import premiumComfortWebp400 from './premium-comfort-400.webp';
import premiumComfortWebp800 from './premium-comfort-800.webp';
import premiumEconomyAvif400 from './premium-economy-400.avif';
import premiumEconomyAvif800 from './premium-economy-800.avif';
import premiumEconomyWebp400 from './premium-economy-400.webp';
import premiumEconomyWebp800 from './premium-economy-800.webp';
import romeAvif400 from './rome-400.avif';
import romeAvif800 from './rome-800.avif';
import romeWebp400 from './rome-400.webp';
import romeWebp800 from './rome-800.webp';
import santoriniAvif400 from './santorini-400.avif';
import santoriniAvif800 from './santorini-800.avif';
import santoriniWebp400 from './santorini-400.webp';
import santoriniWebp800 from './santorini-800.webp';
import seniorTravelAvif400 from './senior-travel-400.avif';
import seniorTravelAvif800 from './senior-travel-800.avif';
import seniorTravelWebp400 from './senior-travel-400.webp';
import seniorTravelWebp800 from './senior-travel-800.webp';
import studentTravelAvif400 from './student-travel-400.avif';
import studentTravelAvif800 from './student-travel-800.avif';
import studentTravelWebp400 from './student-travel-400.webp';
import studentTravelWebp800 from './student-travel-800.webp';
import tokyoAvif400 from './tokyo-400.avif';
import tokyoAvif800 from './tokyo-800.avif';
import tokyoWebp400 from './tokyo-400.webp';
import tokyoWebp800 from './tokyo-800.webp';
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
  bali: {
    avif: [baliAvif400, baliAvif800],
    webp: [baliWebp400, baliWebp800],
  },
  barcelona: {
    avif: [barcelonaAvif400, barcelonaAvif800],
    webp: [barcelonaWebp400, barcelonaWebp800],
  },
  'business-class': {
    avif: [businessClassAvif400, businessClassAvif800],
    webp: [businessClassWebp400, businessClassWebp800],
  },
  cancun: {
    avif: [cancunAvif400, cancunAvif800],
    webp: [cancunWebp400, cancunWebp800],
  },
  dubai: {
    avif: [dubaiAvif400, dubaiAvif800],
    webp: [dubaiWebp400, dubaiWebp800],
  },
  'family-travel': {
    avif: [familyTravelAvif400, familyTravelAvif800],
    webp: [familyTravelWebp400, familyTravelWebp800],
  },
  'first-class': {
    avif: [firstClassAvif400, firstClassAvif800],
    webp: [firstClassWebp400, firstClassWebp800],
  },
  goa: {
    avif: [goaAvif400, goaAvif800],
    webp: [goaWebp400, goaWebp800],
  },
  'kuala-lumpur': {
    avif: [kualaLumpurAvif400, kualaLumpurAvif800],
    webp: [kualaLumpurWebp400, kualaLumpurWebp800],
  },
  london: {
    avif: [londonAvif400, londonAvif800],
    webp: [londonWebp400, londonWebp800],
  },
  'new-york': {
    avif: [newYorkAvif400, newYorkAvif800],
    webp: [newYorkWebp400, newYorkWebp800],
  },
  paris: {
    avif: [parisAvif400, parisAvif800],
    webp: [parisWebp400, parisWebp800],
  },
  'premium-comfort': {
    avif: [premiumComfortAvif400, premiumComfortAvif800],
    webp: [premiumComfortWebp400, premiumComfortWebp800],
  },
  'premium-economy': {
    avif: [premiumEconomyAvif400, premiumEconomyAvif800],
    webp: [premiumEconomyWebp400, premiumEconomyWebp800],
  },
  rome: {
    avif: [romeAvif400, romeAvif800],
    webp: [romeWebp400, romeWebp800],
  },
  santorini: {
    avif: [santoriniAvif400, santoriniAvif800],
    webp: [santoriniWebp400, santoriniWebp800],
  },
  'senior-travel': {
    avif: [seniorTravelAvif400, seniorTravelAvif800],
    webp: [seniorTravelWebp400, seniorTravelWebp800],
  },
  'student-travel': {
    avif: [studentTravelAvif400, studentTravelAvif800],
    webp: [studentTravelWebp400, studentTravelWebp800],
  },
  tokyo: {
    avif: [tokyoAvif400, tokyoAvif800],
    webp: [tokyoWebp400, tokyoWebp800],
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
