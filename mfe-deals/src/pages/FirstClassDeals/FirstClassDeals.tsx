import sharePicture from '../../pictures/share-first-class-deals.jpg';
import { defineDealPage } from '../DealPage/defineDealPage';
import { NightSky } from './NightSky/NightSky';

export default defineDealPage('/first-class-deals', { Feature: NightSky, sharePicture });
