/** What each form says when it was sent, or could not be. */
export const enquiryMessages = {
  finance: {
    success: 'Finance Enquiry Submitted Successfully!',
    network: 'Failed to submit. Please try again later.',
    modelMissing: 'Please select a model',
  },
  contact: {
    success: 'Contact request submitted successfully!',
    network: 'Network error. Please try again later.',
  },
  service: {
    success: 'Booking saved successfully!',
    network: 'An error occurred while submitting the form.',
  },
  amc: {
    success: 'Enquiry submitted successfully!',
    failure: 'Failed to submit enquiry',
    network: 'Internal Server Error',
    incomplete: 'All fields are required except message.',
  },
  warranty: {
    success: 'Form Submitted Successfully!',
    failure: 'Failed to submit form.',
    network: 'Something went wrong. Please try again.',
    incomplete: 'Please fill in all required fields.',
  },
  optIn: {
    success: 'Opt-In Request Submitted Successfully!',
    network: 'Network error. Please try again later.',
  },
  offer: {
    success: 'Offer Enquiry Submitted Successfully!',
    network: 'Failed to submit. Please try again later.',
    agreementMissing: 'Please agree to the terms and conditions.',
  },
  product: {
    success: 'Thanks for your enquiry. Our team will get back soon.',
    failure: 'Something went wrong. Please try again.',
    network: 'Something went wrong. Please try again.',
  },
  joyClub: {
    success: 'Form submitted successfully!',
    failure: 'Failed to submit form. Please try again.',
    network: 'Something went wrong. Please try again.',
    empty: 'Please fill in at least one field.',
  },
} as const;
