// Written by "npm run scenes", which draws these pictures.
import boroughMarketAvif200 from './borough-market-stamp-200.avif';
import boroughMarketAvif400 from './borough-market-stamp-400.avif';
import boroughMarketWebp200 from './borough-market-stamp-200.webp';
import boroughMarketWebp400 from './borough-market-stamp-400.webp';
import britishMuseumAvif200 from './british-museum-stamp-200.avif';
import britishMuseumAvif400 from './british-museum-stamp-400.avif';
import britishMuseumWebp200 from './british-museum-stamp-200.webp';
import britishMuseumWebp400 from './british-museum-stamp-400.webp';
import brooklynBridgeAvif200 from './brooklyn-bridge-stamp-200.avif';
import brooklynBridgeAvif400 from './brooklyn-bridge-stamp-400.avif';
import brooklynBridgeWebp200 from './brooklyn-bridge-stamp-200.webp';
import brooklynBridgeWebp400 from './brooklyn-bridge-stamp-400.webp';
import centralParkAvif200 from './central-park-stamp-200.avif';
import centralParkAvif400 from './central-park-stamp-400.avif';
import centralParkWebp200 from './central-park-stamp-200.webp';
import centralParkWebp400 from './central-park-stamp-400.webp';
import eiffelTowerAvif200 from './eiffel-tower-stamp-200.avif';
import eiffelTowerAvif400 from './eiffel-tower-stamp-400.avif';
import eiffelTowerWebp200 from './eiffel-tower-stamp-200.webp';
import eiffelTowerWebp400 from './eiffel-tower-stamp-400.webp';
import empireStateBuildingAvif200 from './empire-state-building-stamp-200.avif';
import empireStateBuildingAvif400 from './empire-state-building-stamp-400.avif';
import empireStateBuildingWebp200 from './empire-state-building-stamp-200.webp';
import empireStateBuildingWebp400 from './empire-state-building-stamp-400.webp';
import londonAvif200 from './london-stamp-200.avif';
import londonAvif400 from './london-stamp-400.avif';
import londonWebp200 from './london-stamp-200.webp';
import londonWebp400 from './london-stamp-400.webp';
import londonEyeAvif200 from './london-eye-stamp-200.avif';
import londonEyeAvif400 from './london-eye-stamp-400.avif';
import londonEyeWebp200 from './london-eye-stamp-200.webp';
import londonEyeWebp400 from './london-eye-stamp-400.webp';
import louvreAvif200 from './louvre-stamp-200.avif';
import louvreAvif400 from './louvre-stamp-400.avif';
import louvreWebp200 from './louvre-stamp-200.webp';
import louvreWebp400 from './louvre-stamp-400.webp';
import meijiShrineAvif200 from './meiji-shrine-stamp-200.avif';
import meijiShrineAvif400 from './meiji-shrine-stamp-400.avif';
import meijiShrineWebp200 from './meiji-shrine-stamp-200.webp';
import meijiShrineWebp400 from './meiji-shrine-stamp-400.webp';
import metropolitanMuseumAvif200 from './metropolitan-museum-stamp-200.avif';
import metropolitanMuseumAvif400 from './metropolitan-museum-stamp-400.avif';
import metropolitanMuseumWebp200 from './metropolitan-museum-stamp-200.webp';
import metropolitanMuseumWebp400 from './metropolitan-museum-stamp-400.webp';
import montmartreAvif200 from './montmartre-stamp-200.avif';
import montmartreAvif400 from './montmartre-stamp-400.avif';
import montmartreWebp200 from './montmartre-stamp-200.webp';
import montmartreWebp400 from './montmartre-stamp-400.webp';
import museeDOrsayAvif200 from './musee-d-orsay-stamp-200.avif';
import museeDOrsayAvif400 from './musee-d-orsay-stamp-400.avif';
import museeDOrsayWebp200 from './musee-d-orsay-stamp-200.webp';
import museeDOrsayWebp400 from './musee-d-orsay-stamp-400.webp';
import newYorkAvif200 from './new-york-stamp-200.avif';
import newYorkAvif400 from './new-york-stamp-400.avif';
import newYorkWebp200 from './new-york-stamp-200.webp';
import newYorkWebp400 from './new-york-stamp-400.webp';
import notreDameAvif200 from './notre-dame-stamp-200.avif';
import notreDameAvif400 from './notre-dame-stamp-400.avif';
import notreDameWebp200 from './notre-dame-stamp-200.webp';
import notreDameWebp400 from './notre-dame-stamp-400.webp';
import parisAvif200 from './paris-stamp-200.avif';
import parisAvif400 from './paris-stamp-400.avif';
import parisWebp200 from './paris-stamp-200.webp';
import parisWebp400 from './paris-stamp-400.webp';
import sensoJiAvif200 from './senso-ji-stamp-200.avif';
import sensoJiAvif400 from './senso-ji-stamp-400.avif';
import sensoJiWebp200 from './senso-ji-stamp-200.webp';
import sensoJiWebp400 from './senso-ji-stamp-400.webp';
import shibuyaCrossingAvif200 from './shibuya-crossing-stamp-200.avif';
import shibuyaCrossingAvif400 from './shibuya-crossing-stamp-400.avif';
import shibuyaCrossingWebp200 from './shibuya-crossing-stamp-200.webp';
import shibuyaCrossingWebp400 from './shibuya-crossing-stamp-400.webp';
import statueOfLibertyAvif200 from './statue-of-liberty-stamp-200.avif';
import statueOfLibertyAvif400 from './statue-of-liberty-stamp-400.avif';
import statueOfLibertyWebp200 from './statue-of-liberty-stamp-200.webp';
import statueOfLibertyWebp400 from './statue-of-liberty-stamp-400.webp';
import tokyoAvif200 from './tokyo-stamp-200.avif';
import tokyoAvif400 from './tokyo-stamp-400.avif';
import tokyoWebp200 from './tokyo-stamp-200.webp';
import tokyoWebp400 from './tokyo-stamp-400.webp';
import tokyoTowerAvif200 from './tokyo-tower-stamp-200.avif';
import tokyoTowerAvif400 from './tokyo-tower-stamp-400.avif';
import tokyoTowerWebp200 from './tokyo-tower-stamp-200.webp';
import tokyoTowerWebp400 from './tokyo-tower-stamp-400.webp';
import towerOfLondonAvif200 from './tower-of-london-stamp-200.avif';
import towerOfLondonAvif400 from './tower-of-london-stamp-400.avif';
import towerOfLondonWebp200 from './tower-of-london-stamp-200.webp';
import towerOfLondonWebp400 from './tower-of-london-stamp-400.webp';
import tsukijiMarketAvif200 from './tsukiji-market-stamp-200.avif';
import tsukijiMarketAvif400 from './tsukiji-market-stamp-400.avif';
import tsukijiMarketWebp200 from './tsukiji-market-stamp-200.webp';
import tsukijiMarketWebp400 from './tsukiji-market-stamp-400.webp';
import westminsterAvif200 from './westminster-stamp-200.avif';
import westminsterAvif400 from './westminster-stamp-400.avif';
import westminsterWebp200 from './westminster-stamp-200.webp';
import westminsterWebp400 from './westminster-stamp-400.webp';

/** The addresses of each stamp, 200 and 400 pixels wide. */
export const STAMPS = {
  'borough-market': {
    avif: [boroughMarketAvif200, boroughMarketAvif400],
    webp: [boroughMarketWebp200, boroughMarketWebp400],
  },
  'british-museum': {
    avif: [britishMuseumAvif200, britishMuseumAvif400],
    webp: [britishMuseumWebp200, britishMuseumWebp400],
  },
  'brooklyn-bridge': {
    avif: [brooklynBridgeAvif200, brooklynBridgeAvif400],
    webp: [brooklynBridgeWebp200, brooklynBridgeWebp400],
  },
  'central-park': {
    avif: [centralParkAvif200, centralParkAvif400],
    webp: [centralParkWebp200, centralParkWebp400],
  },
  'eiffel-tower': {
    avif: [eiffelTowerAvif200, eiffelTowerAvif400],
    webp: [eiffelTowerWebp200, eiffelTowerWebp400],
  },
  'empire-state-building': {
    avif: [empireStateBuildingAvif200, empireStateBuildingAvif400],
    webp: [empireStateBuildingWebp200, empireStateBuildingWebp400],
  },
  london: {
    avif: [londonAvif200, londonAvif400],
    webp: [londonWebp200, londonWebp400],
  },
  'london-eye': {
    avif: [londonEyeAvif200, londonEyeAvif400],
    webp: [londonEyeWebp200, londonEyeWebp400],
  },
  louvre: {
    avif: [louvreAvif200, louvreAvif400],
    webp: [louvreWebp200, louvreWebp400],
  },
  'meiji-shrine': {
    avif: [meijiShrineAvif200, meijiShrineAvif400],
    webp: [meijiShrineWebp200, meijiShrineWebp400],
  },
  'metropolitan-museum': {
    avif: [metropolitanMuseumAvif200, metropolitanMuseumAvif400],
    webp: [metropolitanMuseumWebp200, metropolitanMuseumWebp400],
  },
  montmartre: {
    avif: [montmartreAvif200, montmartreAvif400],
    webp: [montmartreWebp200, montmartreWebp400],
  },
  'musee-d-orsay': {
    avif: [museeDOrsayAvif200, museeDOrsayAvif400],
    webp: [museeDOrsayWebp200, museeDOrsayWebp400],
  },
  'new-york': {
    avif: [newYorkAvif200, newYorkAvif400],
    webp: [newYorkWebp200, newYorkWebp400],
  },
  'notre-dame': {
    avif: [notreDameAvif200, notreDameAvif400],
    webp: [notreDameWebp200, notreDameWebp400],
  },
  paris: {
    avif: [parisAvif200, parisAvif400],
    webp: [parisWebp200, parisWebp400],
  },
  'senso-ji': {
    avif: [sensoJiAvif200, sensoJiAvif400],
    webp: [sensoJiWebp200, sensoJiWebp400],
  },
  'shibuya-crossing': {
    avif: [shibuyaCrossingAvif200, shibuyaCrossingAvif400],
    webp: [shibuyaCrossingWebp200, shibuyaCrossingWebp400],
  },
  'statue-of-liberty': {
    avif: [statueOfLibertyAvif200, statueOfLibertyAvif400],
    webp: [statueOfLibertyWebp200, statueOfLibertyWebp400],
  },
  tokyo: {
    avif: [tokyoAvif200, tokyoAvif400],
    webp: [tokyoWebp200, tokyoWebp400],
  },
  'tokyo-tower': {
    avif: [tokyoTowerAvif200, tokyoTowerAvif400],
    webp: [tokyoTowerWebp200, tokyoTowerWebp400],
  },
  'tower-of-london': {
    avif: [towerOfLondonAvif200, towerOfLondonAvif400],
    webp: [towerOfLondonWebp200, towerOfLondonWebp400],
  },
  'tsukiji-market': {
    avif: [tsukijiMarketAvif200, tsukijiMarketAvif400],
    webp: [tsukijiMarketWebp200, tsukijiMarketWebp400],
  },
  westminster: {
    avif: [westminsterAvif200, westminsterAvif400],
    webp: [westminsterWebp200, westminsterWebp400],
  },
} as const;
