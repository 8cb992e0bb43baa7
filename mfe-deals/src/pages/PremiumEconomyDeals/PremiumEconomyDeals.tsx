import content from '../../content/DealPage/premiumEconomyDeals';
import sharePicture from '../../pictures/share-premium-economy-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { SeatPitch } from './SeatPitch/SeatPitch';

export default defineDealPage(content, {
  feature: { Component: SeatPitch, position: 'beside' },
  sharePicture,
});
