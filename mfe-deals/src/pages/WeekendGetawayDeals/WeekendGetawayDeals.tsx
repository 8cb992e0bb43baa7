import sharePicture from '../../pictures/share-weekend-getaway-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { WeekendDays } from './WeekendDays/WeekendDays';

export default defineDealPage('/weekend-getaway-deals', { Feature: WeekendDays, sharePicture });
