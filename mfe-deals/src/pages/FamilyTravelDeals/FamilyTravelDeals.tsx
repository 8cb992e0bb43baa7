import sharePicture from '../../pictures/share-family-travel-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { FamilyServices } from './FamilyServices/FamilyServices';

export default defineDealPage('/family-travel-deals', { Feature: FamilyServices, sharePicture });
