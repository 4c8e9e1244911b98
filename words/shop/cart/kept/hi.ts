export const keptHere = 'आपका कार्ट इस फ़ोन में सुरक्षित है। आज के दाम के लिए नेटवर्क चाहिए।'
export const keptOnPhone = 'इस फ़ोन में सुरक्षित'
