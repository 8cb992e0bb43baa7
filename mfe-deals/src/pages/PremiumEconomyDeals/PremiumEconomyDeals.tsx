import sharePicture from '../../pictures/share-premium-economy-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { SeatPitch } from './SeatPitch/SeatPitch';

export default defineDealPage('/premium-economy-deals', { Feature: SeatPitch, sharePicture });
