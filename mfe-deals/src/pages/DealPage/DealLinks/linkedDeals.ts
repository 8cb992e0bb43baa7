import businessClassDeals from '../../../content/DealPage/businessClassDeals';
import familyTravelDeals from '../../../content/DealPage/familyTravelDeals';
import firstClassDeals from '../../../content/DealPage/firstClassDeals';
import premiumComfort from '../../../content/DealPage/premiumComfort';
import premiumEconomyDeals from '../../../content/DealPage/premiumEconomyDeals';
import seniorTravelDeals from '../../../content/DealPage/seniorTravelDeals';
import studentTravelDeals from '../../../content/DealPage/studentTravelDeals';
import topAirlines from '../../../content/DealPage/topAirlines';
import weekendGetawayDeals from '../../../content/DealPage/weekendGetawayDeals';
import { lowestFare } from '../lowestFare';

/** Every deal page with its illustration and its lowest fare, in the order of the menu. */
export const LINKED_DEALS = [
  firstClassDeals,
  businessClassDeals,
  premiumEconomyDeals,
  premiumComfort,
  studentTravelDeals,
  seniorTravelDeals,
  familyTravelDeals,
  weekendGetawayDeals,
  topAirlines,
].map(({ path, illustration, deals }) => ({ path, illustration, lowest: lowestFare(deals) }));
