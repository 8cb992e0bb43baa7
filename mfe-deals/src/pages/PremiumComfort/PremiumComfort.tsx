import content from '../../content/DealPage/premiumComfort';
import sharePicture from '../../pictures/share-premium-comfort.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { CabinPlan } from './CabinPlan/CabinPlan';

export default defineDealPage(content, {
  feature: { Component: CabinPlan, position: 'above' },
  sharePicture,
});
