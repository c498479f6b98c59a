/* Starts compiled modules in a browser. mypyc gives each module a library that does nothing but call into the one of its
   package. In a browser each of these hundreds would be a program with tables and memory of its own: this one serves all. */
#include <Python.h>

static void *behind(PyObject *capsule)
{
    return PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
}

/* Begin a module, once its library has what it needs of others: both are functions in capsules of the library. */
static PyObject *start(PyObject *self, PyObject *args)
{
    PyObject *needs, *module;
    if (!PyArg_ParseTuple(args, "O!O!", &PyCapsule_Type, &needs, &PyCapsule_Type, &module)) return NULL;
    int (*prepare)(void) = (int (*)(void))behind(needs);
    PyObject *(*begin)(void) = (PyObject * (*)(void)) behind(module);
    if (prepare == NULL || begin == NULL || prepare() < 0) return NULL;
    return begin();
}

static PyMethodDef functions[] = {{"start", start, METH_VARARGS, NULL}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef starter = {PyModuleDef_HEAD_INIT, "tabuleiro_starter", NULL, -1, functions};

PyMODINIT_FUNC PyInit_tabuleiro_starter(void)
{
    return PyModule_Create(&starter);
}
