import content from '../../content/DealPage/familyTravelDeals';
import sharePicture from '../../pictures/share-family-travel-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { FamilyServices } from './FamilyServices/FamilyServices';

export default defineDealPage(content, {
  feature: { Component: FamilyServices, position: 'above' },
  sharePicture,
});
