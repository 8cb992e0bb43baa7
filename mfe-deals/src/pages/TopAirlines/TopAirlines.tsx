import sharePicture from '../../pictures/share-top-airlines.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { AirlineTable } from './AirlineTable/AirlineTable';

export default defineDealPage('/top-airlines', { Feature: AirlineTable, sharePicture });
