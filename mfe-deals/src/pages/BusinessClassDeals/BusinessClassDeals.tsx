import sharePicture from '../../pictures/share-business-class-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { WorkingDay } from './WorkingDay/WorkingDay';

export default defineDealPage('/business-class-deals', { Feature: WorkingDay, sharePicture });
