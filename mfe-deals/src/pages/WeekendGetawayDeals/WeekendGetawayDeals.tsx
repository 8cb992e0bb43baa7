import content from '../../content/DealPage/weekendGetawayDeals';
import sharePicture from '../../pictures/share-weekend-getaway-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { WeekendDays } from './WeekendDays/WeekendDays';

export default defineDealPage(content, {
  feature: { Component: WeekendDays, position: 'above' },
  sharePicture,
});
