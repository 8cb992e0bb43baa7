import { describePageContract } from '@farekite/shared/testing';
import BookingProcess from './pages/BookingProcess/BookingProcess';
import FlightResults from './pages/FlightResults/FlightResults';

describePageContract({
  '/flight-results': FlightResults,
  '/booking-process': BookingProcess,
});
